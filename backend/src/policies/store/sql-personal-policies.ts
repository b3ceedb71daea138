import { Injectable } from '@nestjs/common';
import { isClientId } from '../../clients/client-queries.js';
import { ClientRecords } from '../../clients/client-records.js';
import { Database, type Transaction, unitOf, transactionOf } from '../../platform/database/database.js';
import { rowsInPieces } from '../../platform/database/rows-in-pieces.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Conflict } from '../../platform/domain-error.js';
import { peopleIn, type PolicyDetails, policyName } from '../domain/policy.js';
import { POLICY_PARTIES, type PolicyParty } from '../domain/policy-party-fields.js';
import { updateClientSummary } from './client-summary.js';
import { DELETED_TABLES, deletePolicy } from './delete-policy.js';
import { policyOf, readPolicies, type ReadPolicyRow } from './policy-rows.js';
import { Policies, type PolicyRow, PolicyVersions } from './policy.tables.js';
import { idsOf, type Person, type PersonalPart, type Recognised } from '../../platform/personal-data.js';
import { EndedPolicies, type EndOfKeeping, type PersonalPolicy } from '../personal-policies.js';
import { PolicyQueries } from '../policy-queries.js';

/** Policies of a piece. */
const PIECE = 200;
/** A policy out of force ended at its last change, or on its end date if that is later. With an open case it counts as not ended. */
const ENDED = `(p.forceState NOT IN ('not yet', 'in force') OR p.application IN ('declined', 'withdrawn'))
  AND p.updatedAt < ? AND (p.endsOn IS NULL OR p.endsOn < ?)
  AND NOT EXISTS (SELECT 1 FROM service_cases c WHERE c.policyId = p.id AND c.closedAt IS NULL)`;

/** What the policies hold about people, by the ids of their clients: of those who own one and its other parties. */
@Injectable()
export class SqlPersonalPolicies extends EndedPolicies implements PersonalPart<'policies', 'policies'> {
  readonly name = 'policies';
  readonly tables = DELETED_TABLES;
  readonly after = ['clients'];
  readonly erasedBefore = ['clients'];

  constructor(
    private readonly database: Database,
    private readonly queries: PolicyQueries,
    private readonly clients: ClientRecords,
  ) {
    super();
  }

  /** Newest first. */
  async find(
    person: Pick<Person, 'records'>,
  ): Promise<{ lists: { policies: PersonalPolicy[] } } & Recognised> {
    const clientIds = idsOf(person, 'client');
    const policies: PersonalPolicy[] = [];
    for (const policy of (await rowsOf(this.database.reader, clientIds)).map(policyOf)) {
      const premiums = (await this.queries.premiums(policy.id)) ?? [];
      const versions = (await this.queries.versions(policy.id)) ?? [];
      const cases = (await this.queries.cases(policy.id)) ?? [];
      policies.push({ ...policy, payments: premiums.flatMap(({ payments }) => payments), cases, versions });
    }
    return { lists: { policies }, records: ownedBy(clientIds, policies) };
  }

  /** Those that a client under a legal hold owns or is a party of. */
  async heldRecords(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await transactionOf(reading).query<Pick<PolicyRow, 'id' | 'clientId' | PolicyParty>[]>(
      `SELECT id, clientId, ${POLICY_PARTIES.join(', ')} FROM policies WHERE id IN (${placeholders(ids)})`,
      [...ids],
    );
    const held = await this.clients.held(reading, rows.flatMap(peopleIn));
    return new Set(rows.filter((row) => peopleIn(row).some((id) => held.has(id))).map(({ id }) => id));
  }

  async recognise(unit: Unit, person: Pick<Person, 'records'>): Promise<Recognised> {
    const tx = transactionOf(unit);
    const clientIds = idsOf(person, 'client');
    return { records: ownedBy(clientIds, await rowsOf(tx, clientIds)) };
  }

  async assertErasable(
    unit: Unit,
    person: Pick<Person, 'records'>,
    contractsKept: string | null,
  ): Promise<void> {
    const tx = transactionOf(unit);
    const clientIds = idsOf(person, 'client');
    // payments and versions are about the clients of before, too
    for (const { id, clientId } of await rowsOf(tx, clientIds))
      if (clientIds.includes(clientId)) await this.assertPolicyNotHeld(tx, id);
    if (contractsKept !== null) await this.assertNoneInForce(tx, clientIds, contractsKept);
  }

  private async assertNoneInForce(
    tx: Transaction,
    clientIds: readonly string[],
    keptFor: string,
  ): Promise<void> {
    await this.clients.lock(unitOf(tx), clientIds);
    const policies = await rowsOf(tx, clientIds, this.database.dialect === 'mysql' ? ' FOR UPDATE' : '');
    const kept = policies.find(({ forceState }) => forceState === 'in force');
    if (!kept) return;
    throw new Conflict(['erasure.policy-in-force', { policy: policyName(kept), kept: keptFor }]);
  }

  /** Deletes those of the clients, and takes the clients out of those of others. */
  async erase(unit: Unit, person: Pick<Person, 'records'>): Promise<{ policies: number }> {
    const tx = transactionOf(unit);
    const clientIds = idsOf(person, 'client');
    const policies = await rowsOf(tx, clientIds);
    for (const policy of policies) {
      const { id, clientId } = policy;
      if (clientIds.includes(clientId)) await deletePolicy(tx, this.database, this.clients, id);
      else await tx.update(Policies, { id }, withoutParties(policy, clientIds));
    }
    return { policies: policies.length };
  }

  private async assertPolicyNotHeld(tx: Transaction, id: string): Promise<void> {
    for (const clientId of await everyClientOf(tx, id))
      await this.clients.assertNotHeld(unitOf(tx), clientId);
  }

  override async *endedBefore(end: EndOfKeeping): AsyncGenerator<string> {
    const { reader } = this.database;
    const sql = `SELECT p.id, p.clientId FROM policies p WHERE p.id > ? AND ${ENDED} ORDER BY p.id LIMIT ${PIECE}`;
    const read = (after: string) =>
      reader.query<{ id: string; clientId: string }[]>(sql, [after, end.time, end.date]);
    for await (const rows of rowsInPieces(PIECE, '', ({ id }) => id, read)) {
      const owners = rows.map(({ clientId }) => clientId);
      const held = await this.clients.held(this.database.committed, owners);
      for (const { id, clientId } of rows) if (!held.has(clientId)) yield id;
    }
  }

  override eraseEnded(id: string, end: EndOfKeeping): Promise<boolean> {
    return this.database.write(async (tx) => {
      const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
      const [row] = await tx.query<{ clientId: string }[]>(
        `SELECT p.clientId FROM policies p WHERE p.id = ? AND ${ENDED}${lock}`,
        [id, end.time, end.date],
      );
      if (!row) return false;
      await this.assertPolicyNotHeld(tx, id);
      await deletePolicy(tx, this.database, this.clients, id);
      await updateClientSummary(tx, this.clients, row.clientId);
      return true;
    });
  }
}

/** The parties of a policy that are these clients, emptied. */
function withoutParties(policy: ReadPolicyRow, clientIds: readonly string[]) {
  const parties = POLICY_PARTIES.filter((party) => clientIds.includes(policy[party] ?? ''));
  return Object.fromEntries(parties.map((party) => [party, null]));
}

/** The ids of the clients who own a policy or are a party of it, now or in an earlier state. */
async function everyClientOf(tx: Transaction, policyId: string): Promise<string[]> {
  const policy = await tx.findOneByOrFail(Policies, { id: policyId });
  const versions = await tx.findBy(PolicyVersions, { policyId });
  const states = [policy, ...versions.map(({ details }) => JSON.parse(details) as PolicyDetails)];
  return [...new Set(states.flatMap(peopleIn))].filter(isClientId).sort();
}

async function rowsOf(
  reader: Transaction,
  clientIds: readonly string[],
  lock = '',
): Promise<ReadPolicyRow[]> {
  if (clientIds.length === 0) return [];
  const columns = ['clientId', ...POLICY_PARTIES];
  const isOne = columns.map((column) => `p.${column} IN (${placeholders(clientIds)})`).join(' OR ');
  return reader.query<ReadPolicyRow[]>(
    `${readPolicies()} WHERE ${isOne} ORDER BY p.id DESC${lock}`,
    columns.flatMap(() => clientIds),
  );
}

function ownedBy(
  clientIds: readonly string[],
  policies: readonly { readonly id: string; readonly clientId: string }[],
) {
  return policies
    .filter(({ clientId }) => clientIds.includes(clientId))
    .map(({ id }) => ({ kind: 'policy', id }));
}
