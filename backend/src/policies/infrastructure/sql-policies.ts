import { Injectable } from '@nestjs/common';
import { recordClientActivity } from '../../clients/client-activity.js';
import { isClientId } from '../../clients/client-queries.js';
import { assertClientNotHeld } from '../../clients/personal-clients.js';
import { lockClients, NEVER_DUE } from '../../clients/client-ties.js';
import { LeadClients } from '../../leads/lead-clients.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { newId } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { Invalid } from '../../platform/domain-error.js';
import { leavingOf } from '../domain/book.js';
import {
  changesPremiums,
  detailsOf,
  type Policy,
  policyEvent,
  type PolicyVersion,
} from '../domain/policy.js';
import { counted } from './book-counters.js';
import { noteNextPremium } from './next-premiums.js';
import { nameKeyOf, numberKeyOf, policyOf, policyRow } from './policy-rows.js';
import {
  type InsurerRow,
  Insurers,
  Policies,
  type PolicyRow,
  PolicyVersions,
  Products,
} from './policy.tables.js';
import { planAgain, planOn } from './premium-plans.js';

/** Two people may add the same insurer, product or number at once. */
const MAX_ATTEMPTS = 4;
/** Policies of a piece. */
const PIECE = 200;

type VersionOrigin = Pick<PolicyVersion, 'reason' | 'changedBy' | 'changedByName'>;
type Author = Pick<VersionOrigin, 'changedBy' | 'changedByName'>;

/** Policies, with the premiums that follow from them. */
@Injectable()
export class SqlPolicies {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadClients,
    private readonly events: OutboundEvents,
  ) {}

  /** Rejects unknown clients, an unknown sale, and a number that the insurer has given to another policy. */
  add(policy: Policy, author: Author, today: CalendarDate): Promise<void> {
    return retryOnUniqueViolation(MAX_ATTEMPTS, () =>
      this.database.write(async (tx) => {
        await this.addIn(tx, policy, author, today);
        await this.publish(tx, policy);
      }),
    );
  }

  /** As `add`, in the unit of work of the caller. */
  async addIn(tx: Transaction, policy: Policy, author: Author, today: CalendarDate): Promise<void> {
    // before the clients, as where leads are linked to them
    await this.assertSale(tx, policy);
    await assertClients(tx, policy);
    const joined = await this.joinedTo(tx, policy);
    const stored = { ...joined, ...leavingOf(null, policy, today), nextDueOn: null };
    await counted(tx, this.database, policy.id, async () => {
      await tx.insert(Policies, policyRow(policy, { ...stored, nextPremiumDue: NEVER_DUE }));
      await planOn(tx, policy, today);
    });
    await noteNextPremium(tx, policy);
    await record(tx, null, policy, author);
  }

  /**
   * Applies `decide` to the locked, current policy and returns it before and after; the same object means no change. Null for
   * an unknown id. The earlier state becomes a version; the unpaid premiums follow the new one. Rejects what `add` does, and
   * another owner for the policy of a client under a legal hold.
   */
  change(
    id: string,
    decide: (policy: Policy) => Policy,
    origin: VersionOrigin,
    today: CalendarDate,
  ): Promise<{ before: Policy; after: Policy } | null> {
    const work = async (tx: Transaction, row: PolicyRow) => {
      const changed = await this.changeIn(tx, row, decide, origin, today);
      if (changed.after !== changed.before) await this.publish(tx, changed.after);
      return changed;
    };
    return retryOnUniqueViolation(MAX_ATTEMPTS, () => withPolicy(this.database, id, work));
  }

  /** As `change`, in the unit of work of the caller, which has locked the policy. */
  async changeIn(
    tx: Transaction,
    row: PolicyRow,
    decide: (policy: Policy) => Policy,
    origin: VersionOrigin,
    today: CalendarDate,
  ): Promise<{ before: Policy; after: Policy }> {
    const { id } = row;
    const before = policyOf({ ...row, ...(await namesOf(tx, row)) });
    const after = decide(before);
    if (after === before) return { before, after };
    if (after.saleId !== before.saleId) await this.assertSale(tx, after);
    if (after.clientId !== before.clientId || after.insured !== before.insured)
      await assertClients(tx, after);
    if (after.clientId !== before.clientId) await assertClientNotHeld(tx, this.leads, before.clientId);
    const joined = await this.joinedTo(tx, after);
    const { nextDueOn, nextPremiumDue, leftOn, keptMonths } = row;
    const leaving = leavingOf({ ...before, leftOn, keptMonths }, after, today);
    await tx.insert(PolicyVersions, {
      ...{ id: newId(), policyId: id, ...origin, changedAt: after.updatedAt },
      details: JSON.stringify(detailsOf(before)),
    });
    await counted(tx, this.database, id, async () => {
      const stored = { ...joined, ...leaving, nextDueOn, nextPremiumDue };
      await tx.update(Policies, { id }, policyRow(after, stored));
      if (changesPremiums(before, after)) await planAgain(tx, after, today);
    });
    await noteNextPremium(tx, after, before.clientId);
    await record(tx, before, after, origin);
    return { before, after };
  }

  /** Stores the premiums that fall due up to that day, of all policies. */
  async planAllUntil(until: CalendarDate, today: CalendarDate): Promise<void> {
    for (;;) {
      const rows = await this.database.reader.query<{ id: string }[]>(
        `SELECT id FROM policies WHERE nextDueOn <= ? ORDER BY nextDueOn, id LIMIT ${PIECE}`,
        [until],
      );
      for (const { id } of rows)
        await withPolicy(this.database, id, async (tx, row) => {
          const policy = policyOf({ ...row, insurer: '', product: '' });
          await counted(tx, this.database, id, () => planOn(tx, policy, today));
          await noteNextPremium(tx, policy);
        });
      if (rows.length < PIECE) return;
    }
  }

  private async assertSale(tx: Transaction, { saleId }: Policy): Promise<void> {
    if (saleId === null) return;
    const isKnown = await this.leads.lock(tx, { leadType: 'appointment', leadId: saleId });
    if (!isKnown) throw new Invalid({ saleId: 'policy.sale-unknown' });
  }

  /** The ids of insurer and product, which are made when they are new, and are not merged away until the unit of work ends. */
  private async joinedTo(
    tx: Transaction,
    policy: Policy,
  ): Promise<Pick<PolicyRow, 'insurerId' | 'productId'>> {
    const { line } = policy;
    const { rowLock } = this.database;
    const insurer = named(policy.insurer);
    const whereInsurer = { nameKey: insurer.nameKey };
    const { id: insurerId } = (await tx.findOne(Insurers, { where: whereInsurer, ...rowLock })) ?? insurer;
    if (insurerId === insurer.id) await tx.insert(Insurers, insurer);
    const product = { ...named(policy.product), insurerId, line, graceDays: null };
    const whereProduct = { insurerId, line, nameKey: product.nameKey };
    const { id: productId } = (await tx.findOne(Products, { where: whereProduct, ...rowLock })) ?? product;
    if (productId === product.id) await tx.insert(Products, product);
    if (policy.policyNumber !== null) {
      const taken = await tx.findOneBy(Policies, { insurerId, numberKey: numberKeyOf(policy.policyNumber) });
      if (taken && taken.id !== policy.id) throw new Invalid({ policyNumber: 'policy.number-taken' });
    }
    return { insurerId, productId };
  }

  private publish(tx: Transaction, { id, clientId: aboutId }: Policy): Promise<void> {
    return this.events.publish(tx, [{ type: 'policy.updated', id, aboutId }]);
  }
}

/**
 * Runs a unit of work with a lock on the policy, and with it on its premiums and payments. Null for an unknown id. Its client
 * is locked first, as where policies are added: what the row of the client says is counted from all of them.
 */
export async function withPolicy<T>(
  database: Database,
  id: string,
  work: (tx: Transaction, policy: PolicyRow) => Promise<T>,
): Promise<T | null> {
  // before the unit of work, whose first read has to come after the locks
  const known = await database.reader.findOne(Policies, { where: { id }, select: { clientId: true } });
  if (!known) return null;
  return database.write(async (tx) => {
    await lockClients(tx, [known.clientId]);
    const policy = await tx.findOne(Policies, { where: { id }, ...database.rowLock });
    if (!policy) return null;
    // it may have another owner since
    if (policy.clientId !== known.clientId) await lockClients(tx, [policy.clientId]);
    return work(tx, policy);
  });
}

/** On the timelines of the client who owns the policy and of the one who did. */
async function record(
  tx: Transaction,
  before: Policy | null,
  after: Policy,
  { changedBy, changedByName }: Author,
): Promise<void> {
  const by = { actor: { id: changedBy, name: changedByName }, at: after.updatedAt };
  for (const clientId of new Set([after.clientId, before?.clientId ?? after.clientId]))
    await recordClientActivity(tx, clientId, policyEvent(before, after), by, after.id);
}

async function assertClients(tx: Transaction, { clientId, insured }: Policy): Promise<void> {
  const isClient = insured !== null && isClientId(insured);
  const known = await lockClients(tx, [clientId, ...(isClient ? [insured] : [])]);
  if (!known.includes(clientId)) throw new Invalid({ clientId: 'policy.client-unknown' });
  if (isClient && !known.includes(insured)) throw new Invalid({ insured: 'policy.insured-unknown' });
}

function named(name: string): InsurerRow {
  return { id: newId(), name, nameKey: nameKeyOf(name) };
}

/** The names that a policy's row has the ids of. */
export async function namesOf(
  tx: Transaction,
  { insurerId, productId }: PolicyRow,
): Promise<Pick<Policy, 'insurer' | 'product'>> {
  const insurer = await tx.findOneByOrFail(Insurers, { id: insurerId });
  const product = await tx.findOneByOrFail(Products, { id: productId });
  return { insurer: insurer.name, product: product.name };
}
