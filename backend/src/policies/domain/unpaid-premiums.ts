import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { isPaying, type Policy } from './policy.js';
import { type DatedPremium, isPaid } from './premium-state.js';

type Paying = Pick<Policy, 'application' | 'force'>;

/** The last of the grace days while something of a premium is owed; null once it is paid, and for a policy that ended. */
export function unpaidUntil(policy: Paying, premium: DatedPremium): CalendarDate | null {
  return isPaying(policy) && !isPaid(premium) ? premium.graceEndsOn : null;
}

/** The unpaid premium that is due first; null without one. */
export function nextUnpaid<Premium extends DatedPremium>(
  policy: Paying,
  premiums: readonly Premium[],
): Premium | null {
  const unpaid = premiums.filter((premium) => unpaidUntil(policy, premium) !== null);
  return unpaid.sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0] ?? null;
}
