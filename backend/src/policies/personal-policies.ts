import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import { HELD_CLIENTS, PersonalClients } from '../clients/personal-clients.js';
import { isClientId } from '../clients/client-queries.js';
import { lockClients } from '../clients/client-ties.js';
import { affected, Database, type Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { Conflict } from '../platform/domain-error.js';
import type { Payment } from './domain/payment.js';
import { type Policy, type PolicyDetails, policyName, type PolicyVersion } from './domain/policy.js';
import type { ServiceCase } from './domain/service-case.js';
import { updateClientSummary } from './store/client-summary.js';
import { deletePolicy } from './store/delete-policy.js';
import { policyOf, readPolicies, type ReadPolicyRow } from './store/policy-rows.js';
import { Policies, PolicyVersions } from './store/policy.tables.js';
import { PolicyQueries } from './policy-queries.js';

/** Everything that is stored about a policy, with what was paid, its service cases and its earlier states. */
export interface PersonalPolicy extends Policy {
  readonly payments: readonly Payment[];
  readonly cases: readonly ServiceCase[];
  readonly versions: readonly PolicyVersion[];
}

/** Until when a policy has to be kept: a day, and the time at which it begins. */
interface EndOfKeeping {
  readonly date: CalendarDate;
  /** ISO 8601 UTC. */
  readonly time: string;
}

/** Policies of a piece. */
const PIECE = 200;
/** The last change of a policy that covers nobody any more is when it ended, or its end if that is later. An open case keeps it. */
const ENDED = `(p.forceState NOT IN ('not yet', 'in force') OR p.application IN ('declined', 'withdrawn'))
  AND p.updatedAt < ? AND (p.endsOn IS NULL OR p.endsOn < ?)
  AND NOT EXISTS (SELECT 1 FROM service_cases c WHERE c.policyId = p.id AND c.closedAt IS NULL)`;

/** A subquery of the ids of the policies that a client under a legal hold owns or is insured by. */
export const HELD_POLICIES = `SELECT id FROM policies WHERE clientId IN (${HELD_CLIENTS}) OR insured IN (${HELD_CLIENTS})`;

/** What the policies hold about people, by the ids of their clients: of those who own one and those who are insured. */
@Injectable()
export class PersonalPolicies {
  constructor(
    private readonly database: Database,
    private readonly queries: PolicyQueries,
    private readonly clients: PersonalClients,
  ) {}

  /** Newest first. */
  async find(clientIds: readonly string[]): Promise<PersonalPolicy[]> {
    const policies: PersonalPolicy[] = [];
    for (const policy of (await rowsOf(this.database.reader, clientIds)).map(policyOf)) {
      const premiums = (await this.queries.premiums(policy.id)) ?? [];
      const versions = (await this.queries.versions(policy.id)) ?? [];
      const cases = (await this.queries.cases(policy.id)) ?? [];
      policies.push({ ...policy, payments: premiums.flatMap(({ payments }) => payments), cases, versions });
    }
    return policies;
  }

  /**
   * Rejects, in the unit of work that would erase these clients, when one of them has a policy in force, and says how long it is
   * kept after its end.
   */
  async assertNoneInForce(tx: Transaction, clientIds: readonly string[], keptFor: string): Promise<void> {
    await lockClients(tx, clientIds);
    const policies = await rowsOf(tx, clientIds, this.database.dialect === 'mysql' ? ' FOR UPDATE' : '');
    const kept = policies.find(({ forceState }) => forceState === 'in force');
    if (!kept) return;
    throw new Conflict(['erasure.policy-in-force', { policy: policyName(kept), kept: keptFor }]);
  }

  /**
   * Rejects, in the unit of work that would delete policies of these clients, when a client under a legal hold owns one of them,
   * is insured by it, or did so before a change: its payments and versions are about that client too.
   */
  async assertNotHeld(tx: Transaction, clientIds: readonly string[]): Promise<void> {
    for (const { id, clientId } of await rowsOf(tx, clientIds))
      if (clientIds.includes(clientId)) await this.assertPolicyNotHeld(tx, id);
  }

  /**
   * Deletes the policies of the clients, and takes the clients out of those in which they are insured; returns how many
   * there were, and the ids of the deleted ones. In the unit of work of the caller.
   */
  async erase(tx: Transaction, clientIds: readonly string[]): Promise<{ count: number; deleted: string[] }> {
    const policies = await rowsOf(tx, clientIds);
    const deleted: string[] = [];
    for (const { id, clientId } of policies) {
      if (!clientIds.includes(clientId)) {
        await affected(tx, 'UPDATE policies SET insured = NULL WHERE id = ?', [id]);
        continue;
      }
      await deletePolicy(tx, this.database, id);
      deleted.push(id);
    }
    return { count: policies.length, deleted };
  }

  private async assertPolicyNotHeld(tx: Transaction, id: string): Promise<void> {
    for (const clientId of await everyClientOf(tx, id)) await this.clients.assertNotHeld(tx, clientId);
  }

  /**
   * The ids of the policies that ended before that day and were not changed since that time, its beginning; in pieces, apart
   * from those of people under a legal hold.
   */
  async *endedBefore(end: EndOfKeeping): AsyncGenerator<string> {
    for (let after = ''; ;) {
      const rows = await this.database.reader.query<{ id: string }[]>(
        `SELECT p.id FROM policies p WHERE p.id > ? AND ${ENDED}
         AND p.clientId NOT IN (${HELD_CLIENTS}) ORDER BY p.id LIMIT ${PIECE}`,
        [after, end.time, end.date],
      );
      for (const { id } of rows) yield id;
      if (rows.length < PIECE) return;
      after = rows.at(-1)!.id;
    }
  }

  /** Deletes a policy if it still is one of `endedBefore`; false otherwise. Rejects under a legal hold. */
  eraseEnded(id: string, end: EndOfKeeping): Promise<boolean> {
    return this.database.write(async (tx) => {
      const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
      const [row] = await tx.query<{ clientId: string }[]>(
        `SELECT p.clientId FROM policies p WHERE p.id = ? AND ${ENDED}${lock}`,
        [id, end.time, end.date],
      );
      if (!row) return false;
      await this.assertPolicyNotHeld(tx, id);
      await deletePolicy(tx, this.database, id);
      await updateClientSummary(tx, row.clientId);
      return true;
    });
  }
}

/** The ids of the clients who own a policy or are insured by it, now or in an earlier state. */
async function everyClientOf(tx: Transaction, policyId: string): Promise<string[]> {
  const policy = await tx.findOneByOrFail(Policies, { id: policyId });
  const versions = await tx.findBy(PolicyVersions, { policyId });
  const states = [policy, ...versions.map(({ details }) => JSON.parse(details) as PolicyDetails)];
  const ids = states.flatMap(({ clientId, insured }) => [clientId, insured ?? '']);
  return [...new Set(ids)].filter(isClientId).sort();
}

async function rowsOf(
  reader: Transaction,
  clientIds: readonly string[],
  lock = '',
): Promise<ReadPolicyRow[]> {
  if (clientIds.length === 0) return [];
  const places = placeholders(clientIds);
  return reader.query<ReadPolicyRow[]>(
    `${readPolicies()} WHERE p.clientId IN (${places}) OR p.insured IN (${places}) ORDER BY p.id DESC${lock}`,
    [...clientIds, ...clientIds],
  );
}
