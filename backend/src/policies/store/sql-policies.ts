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
import { policyEvent } from '../domain/policy-event.js';
import { changesPremiums, type HowChanged } from '../domain/premium-changes.js';
import { asOf, type Planned } from '../domain/premium-plan.js';
import type { Payment } from '../domain/payment.js';
import type { Instalment } from '../domain/premium-schedule.js';
import type { Policy, PolicyVersion } from '../domain/policy.js';
import { counted } from './book-counters.js';
import { noteNextPremium } from './next-premiums.js';
import { instalmentOf, nameKeyOf, numberKeyOf, policyOf, policyRow, versionDetails } from './policy-rows.js';
import {
  type InsurerRow,
  Insurers,
  Policies,
  type PolicyRow,
  type PremiumRow,
  PolicyVersions,
  Premiums,
  Products,
} from './policy.tables.js';
import { namesOf, withPolicy } from './locked-policy.js';
import { addLine, lineRow, planOn, replanned, storePlanned } from './premium-plans.js';

/** Two people may add the same insurer, product or number at once. */
const MAX_ATTEMPTS = 4;

type VersionOrigin = Pick<PolicyVersion, 'reason' | 'changedBy' | 'changedByName'>;

/** Makes the payment of the first premium; null for a policy without one. */
export type FirstPayment = (first: Instalment | null) => Payment;

/** What changes in a policy, and how its premiums follow. */
export interface PolicyDecision {
  readonly decide: (policy: Policy) => Policy;
  readonly how: HowChanged;
}
type Author = Pick<VersionOrigin, 'changedBy' | 'changedByName'>;

/** Policies, with the premiums that follow from them. */
@Injectable()
export class SqlPolicies {
  constructor(
    private readonly database: Database,
    private readonly leads: LeadClients,
    private readonly events: OutboundEvents,
  ) {}

  /**
   * With the payment of the first premium, if any. Rejects unknown clients, an unknown sale, a number that the insurer has given
   * to another policy, and a payment of a premium that there is not.
   */
  add(policy: Policy, author: Author, today: CalendarDate, pay?: FirstPayment): Promise<void> {
    return retryOnUniqueViolation(MAX_ATTEMPTS, () =>
      this.database.write(async (tx) => {
        await this.addIn(tx, policy, author, today, pay);
        await this.publish(tx, policy);
      }),
    );
  }

  /** As `add`, in the unit of work of the caller. */
  async addIn(
    tx: Transaction,
    policy: Policy,
    author: Author,
    today: CalendarDate,
    pay?: FirstPayment,
  ): Promise<void> {
    // before the clients, as where leads are linked to them
    await this.assertSale(tx, policy);
    await assertClients(tx, policy);
    const joined = await this.joinedTo(tx, policy);
    const stored = { ...joined, ...leavingOf(null, policy, today), nextDueOn: null };
    await counted(tx, this.database, policy.id, async () => {
      await tx.insert(Policies, policyRow(policy, { ...stored, nextPremiumDue: NEVER_DUE }));
      const { nextDueOn, premiums } = await planOn(tx, policy, today);
      await tx.update(Policies, { id: policy.id }, { nextDueOn });
      if (pay) await addLine(tx, policy, lineRow(pay(premiums[0] ?? null)));
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
    decision: PolicyDecision,
    origin: VersionOrigin,
    today: CalendarDate,
  ): Promise<{ before: Policy; after: Policy } | null> {
    const work = async (tx: Transaction, row: PolicyRow) => {
      const changed = await this.changeIn(tx, row, decision, origin, today);
      if (changed.after !== changed.before) await this.publish(tx, changed.after);
      return changed;
    };
    return retryOnUniqueViolation(MAX_ATTEMPTS, () => withPolicy(this.database, id, work));
  }

  /** As `change`, in the unit of work of the caller, which has locked the policy. */
  async changeIn(
    tx: Transaction,
    row: PolicyRow,
    decision: PolicyDecision,
    origin: VersionOrigin,
    today: CalendarDate,
  ): Promise<{ before: Policy; after: Policy }> {
    const { id } = row;
    const { before, after, stored, planned } = await this.planned(tx, row, decision, today);
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
      details: versionDetails(before),
    });
    await counted(tx, this.database, id, async () => {
      const dates = { nextDueOn: planned ? planned.nextDueOn : nextDueOn, nextPremiumDue };
      await tx.update(Policies, { id }, policyRow(after, { ...joined, ...leaving, ...dates }));
      const by = { id: origin.changedBy, name: origin.changedByName };
      if (planned) await storePlanned(tx, stored, planned, { by, at: after.updatedAt });
    });
    await noteNextPremium(tx, after, before.clientId);
    await record(tx, before, after, origin);
    return { before, after };
  }

  /**
   * What a change would do to a policy and its premiums; nothing is stored. Null for an unknown id; rejects what `change` does
   * before it looks at clients, sales and numbers.
   */
  async preview(
    id: string,
    decision: PolicyDecision,
    today: CalendarDate,
  ): Promise<{
    readonly before: { readonly policy: Policy; readonly premiums: readonly Instalment[] };
    readonly planned: Planned;
  } | null> {
    const { reader } = this.database;
    const row = await reader.findOneBy(Policies, { id });
    if (!row) return null;
    const { before: policy, stored, planned } = await this.planned(reader, row, decision, today);
    const rows = planned ? stored : await reader.findBy(Premiums, { policyId: id });
    const premiums = rows.map(instalmentOf);
    const same = { policy, premiums, nextDueOn: row.nextDueOn, laid: null };
    return { before: { policy, premiums }, planned: planned ?? same };
  }

  private async planned(
    tx: Transaction,
    row: PolicyRow,
    { decide, how }: PolicyDecision,
    today: CalendarDate,
  ): Promise<{
    readonly before: Policy;
    /** The same object as before when nothing changes. */
    readonly after: Policy;
    readonly stored: readonly PremiumRow[];
    /** Null where the premiums stay. */
    readonly planned: Planned | null;
  }> {
    const before = asOf(policyOf({ ...row, ...(await namesOf(tx, row)) }), today);
    const after = decide(before);
    const isPlanned = changesPremiums(before, after) || (after !== before && how.stated.length > 0);
    if (!isPlanned) return { before, after, stored: [], planned: null };
    const { stored, planned } = await replanned(tx, { before, after }, how, today);
    return { before, after: planned.policy, stored, planned };
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
