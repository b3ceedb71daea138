import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { isClientId } from '../../clients/client-queries.js';
import { newId } from '../../platform/clock.js';
import { Invalid } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { leavingOf } from '../domain/book.js';
import { afterChange } from '../domain/follow-ups.js';
import { carriedLine, type LineOrigin, type Payment } from '../domain/payment.js';
import { laidPayments, withLines } from '../domain/payment-lines.js';
import { peopleIn, type Policy } from '../domain/policy.js';
import { POLICY_PARTIES } from '../domain/policy-party-fields.js';
import type { DecisionOrigin, PolicyDecision } from '../domain/policy-decision.js';
import { changesPremiums, replan } from '../domain/premium-changes.js';
import { asOf, type Planned, withNext } from '../domain/premium-plan.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { withHeirs } from '../domain/removed-premiums.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import type { PolicyAct } from './policy-units.js';
import { PaymentRepository, PolicyParties, PolicyProducts, PolicyRepository } from './ports.js';

/** Makes the payment of the first premium; null for a policy without one. */
export type FirstPayment = (first: Instalment | null) => Payment;

interface PlannedChange {
  readonly before: Policy;
  /** The same object as before when nothing changes. */
  readonly after: Policy;
  /** Null where the premiums stay. */
  readonly planned: Planned | null;
  /** The payments that are laid anew. */
  readonly lines: readonly Payment[];
}

/** Adds and changes policies, with the premiums that follow from them, in the unit of work of the caller. */
@Injectable()
export class PolicyChanges {
  constructor(
    private readonly policies: PolicyRepository,
    private readonly payments: PaymentRepository,
    private readonly products: PolicyProducts,
    private readonly parties: PolicyParties,
  ) {}

  /**
   * With the payment of the first premium, if any. Rejects unknown clients, an unknown sale, a number that the insurer has given
   * to another policy, and a payment of a premium that there is not.
   */
  async add(
    unit: Unit,
    policy: Policy,
    { by, today }: Pick<DecisionOrigin, 'by' | 'today'>,
    pay?: FirstPayment,
  ): Promise<PolicyAct<Policy>> {
    // before the clients, as where leads are linked to them
    await this.assertSale(unit, policy);
    await this.assertClients(unit, policy);
    const ids = await this.products.join(unit, policy);
    await this.assertNumber(unit, policy, ids);
    const { premiums: planned, nextDueOn } = withNext({ policy, premiums: [] }, { today, newId });
    const lines = pay ? [pay(planned[0] ?? null)] : [];
    const premiums = withLines(planned, lines);
    const after = { policy, ...ids, ...leavingOf(null, policy, today), premiums, nextDueOn };
    await this.policies.add(unit, after);
    if (lines.length > 0) await this.payments.add(unit, lines);
    return { result: policy, changes: { followUps: afterChange(null, policy, by) } };
  }

  /**
   * The policy before and after a decision about the locked, current one; the same object means no change. The earlier state
   * becomes a version; the unpaid premiums follow the new one. Rejects what `add` does, and another owner for the policy of a
   * client under a legal hold.
   */
  async change(
    unit: Unit,
    stored: StoredPolicy,
    decision: PolicyDecision,
    { by, reason, today }: DecisionOrigin,
  ): Promise<PolicyAct<{ readonly before: Policy; readonly after: Policy }>> {
    const change = await this.plan(stored, decision, today, unit);
    const { before, after: policy, planned } = change;
    const result = { before, after: policy };
    if (policy === before) return { result };
    const ids = await this.assertChange(unit, before, policy, stored);
    const version = { id: newId(), reason, changedBy: by.id, changedByName: by.name };
    await this.policies.addVersion(unit, before, { ...version, changedAt: policy.updatedAt });
    const leaving = leavingOf({ ...stored, ...before }, policy, today);
    const unplanned = { ...stored, ...ids, ...leaving, policy };
    const premiums = planned ? await this.premiumsOf(unit, stored, planned, change, by) : stored.premiums;
    const nextDueOn = planned ? planned.nextDueOn : stored.nextDueOn;
    const after = { ...unplanned, premiums, nextDueOn };
    return { result, changes: { after, followUps: afterChange(before, policy, by) } };
  }

  /**
   * What a change would do to a policy and its premiums; nothing is stored. Null for an unknown id; rejects what `change` does
   * before it looks at clients, sales and numbers.
   */
  async preview(id: string, decision: PolicyDecision, today: CalendarDate) {
    const stored = await this.policies.find(id);
    if (!stored) return null;
    const { before: policy, planned } = await this.plan(stored, decision, today);
    const { premiums } = stored;
    return { before: { policy, premiums }, planned: planned ?? { policy, premiums } };
  }

  private async plan(
    { policy, premiums }: StoredPolicy,
    { decide, how }: PolicyDecision,
    today: CalendarDate,
    unit?: Unit,
  ): Promise<PlannedChange> {
    const before = asOf(policy, today);
    const after = decide(before);
    const isPlanned = changesPremiums(before, after) || (after !== before && how.stated.length > 0);
    if (!isPlanned) return { before, after, planned: null, lines: [] };
    const lines = how.kind === 'correction' ? await this.payments.ofPolicy(policy.id, unit) : [];
    const paid = { premiums, payments: laidPayments(lines) };
    const planned = replan(before, after, paid, how, { today, newId });
    return { before, after: planned.policy, planned, lines };
  }

  /** The planned premiums, after the payments are where they belong then. */
  private async premiumsOf(
    unit: Unit,
    { premiums: before }: StoredPolicy,
    { premiums, laid }: Planned,
    { after: { updatedAt: createdAt }, lines }: PlannedChange,
    by: LineOrigin['by'],
  ): Promise<readonly Instalment[]> {
    const origin = () => ({ id: newId(), recordedBy: by.id, recordedByName: by.name, createdAt });
    if (laid) {
      await this.payments.place(unit, laid.places);
      const paid = new Map(lines.map((line) => [line.id, line]));
      const carried = laid.carried.map((line) => carriedLine(paid.get(line.carriedFrom)!, line, origin()));
      if (carried.length > 0) await this.payments.add(unit, carried);
    }
    const left = new Set(premiums.map(({ id }) => id));
    const gone = before.map(({ id }) => id).filter((id) => !left.has(id));
    if (gone.length === 0) return premiums;
    const rest = withHeirs(before, premiums, await this.payments.recordedFor(unit, gone));
    await this.payments.inherit(unit, rest.heirs);
    return rest.premiums;
  }

  /** The ids of insurer and product afterwards. */
  private async assertChange(unit: Unit, before: Policy, after: Policy, stored: StoredPolicy) {
    const differs = (...fields: readonly (keyof Policy)[]) =>
      fields.some((field) => after[field] !== before[field]);
    if (differs('saleId')) await this.assertSale(unit, after);
    if (differs('clientId', ...POLICY_PARTIES)) await this.assertClients(unit, after);
    if (differs('clientId')) await this.parties.assertNotHeld(unit, before.clientId);
    const ids = differs('insurer', 'product', 'line') ? await this.products.join(unit, after) : stored;
    if (differs('insurer', 'policyNumber')) await this.assertNumber(unit, after, ids);
    return { insurerId: ids.insurerId, productId: ids.productId };
  }

  private async assertSale(unit: Unit, { saleId }: Policy): Promise<void> {
    if (saleId !== null && !(await this.parties.lockSale(unit, saleId)))
      throw new Invalid({ saleId: 'policy.sale-unknown' });
  }

  private async assertClients(unit: Unit, policy: Policy): Promise<void> {
    const known = await this.parties.lockClients(unit, [
      policy.clientId,
      ...peopleIn(policy).filter(isClientId),
    ]);
    if (!known.includes(policy.clientId)) throw new Invalid({ clientId: 'policy.client-unknown' });
    const parties = POLICY_PARTIES.filter((party) => {
      const said = policy[party] ?? '';
      return isClientId(said) && !known.includes(said);
    });
    if (parties.length > 0)
      throw new Invalid(Object.fromEntries(parties.map((party) => [party, 'policy.party-unknown'])));
  }

  private async assertNumber(
    unit: Unit,
    { id, policyNumber }: Policy,
    { insurerId }: Pick<StoredPolicy, 'insurerId'>,
  ): Promise<void> {
    if (policyNumber === null) return;
    const taken = await this.policies.findByNumber(unit, insurerId, policyNumber);
    if (taken !== null && taken !== id) throw new Invalid({ policyNumber: 'policy.number-taken' });
  }
}
