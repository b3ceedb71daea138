import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { affected, type Transaction } from '../../platform/database/database.js';
import { isOwing, isPaying, type Policy } from '../domain/policy.js';
import { plannedUntil, planPremiums } from '../domain/premium-schedule.js';
import { graceEnd } from '../domain/premium-state.js';
import { premiumRow } from './policy-rows.js';
import { Policies, Premiums } from './policy.tables.js';

// In the unit of work of the caller, which has locked the policy.

const WITHOUT_PAYMENTS =
  'NOT EXISTS (SELECT 1 FROM premium_payments line WHERE line.premiumId = premiums.id)';
/** Rows in one statement. */
const PIECE = 500;

/** Stores the premiums of a policy that are not stored yet. */
export async function planOn(tx: Transaction, policy: Policy, today: CalendarDate): Promise<void> {
  const { id } = policy;
  const kept = isPaying(policy) ? await tx.findBy(Premiums, { policyId: id }) : [];
  const { added, nextDueOn } = isPaying(policy)
    ? planPremiums(policy, kept, plannedUntil(today))
    : { added: [], nextDueOn: null };
  const rows = added.map((period) => premiumRow(id, policy, period));
  for (let start = 0; start < rows.length; start += PIECE)
    await tx.insert(Premiums, rows.slice(start, start + PIECE));
  await tx.update(Policies, { id }, { nextDueOn });
}

/**
 * Replaces the premiums without payments by those of the changed policy. A premium with a payment stays as it is, except for
 * its grace days. Of a policy that ended, those that were due before stay.
 */
export async function planAgain(tx: Transaction, policy: Policy, today: CalendarDate): Promise<void> {
  const { id, graceDays } = policy;
  const after = !isPaying(policy) && isOwing(policy) ? today : '';
  await affected(tx, `DELETE FROM premiums WHERE policyId = ? AND dueDate > ? AND ${WITHOUT_PAYMENTS}`, [
    id,
    after,
  ]);
  for (const premium of await tx.findBy(Premiums, { policyId: id })) {
    const graceEndsOn = graceEnd(premium.dueDate, graceDays);
    if (graceEndsOn === premium.graceEndsOn) continue;
    const unpaidUntil = premium.unpaidUntil === null ? null : graceEndsOn;
    await tx.update(Premiums, { id: premium.id }, { graceEndsOn, unpaidUntil });
  }
  await planOn(tx, policy, today);
}
