import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { isOwed, type Policy } from './policy.js';
import { type DatedPremium, isPaid } from './premium-state.js';

type Stated = Pick<Policy, 'application' | 'force'>;

/** The last of the grace days while something of a premium is owed; null once it is paid, and for a policy that is not in force. */
export function unpaidUntil(policy: Stated, premium: DatedPremium): CalendarDate | null {
  return isOwed(policy) && !isPaid(premium) ? premium.graceEndsOn : null;
}

/** The unpaid premium that is due first; null without one. */
export function nextUnpaid<Premium extends DatedPremium>(
  policy: Stated,
  premiums: readonly Premium[],
): Premium | null {
  const unpaid = premiums.filter((premium) => unpaidUntil(policy, premium) !== null);
  return unpaid.sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0] ?? null;
}
