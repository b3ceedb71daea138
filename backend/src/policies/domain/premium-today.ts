import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { isOwed, type Policy } from './policy.js';
import { type Instalment, type Terms, termsOn } from './premium-schedule.js';
import { type DatedPremium, graceDaysLeft, premiumState, type PremiumState } from './premium-state.js';

/** A premium as it is today. Amounts are in whole centavos. */
export interface PremiumToday extends DatedPremium {
  readonly id: string;
  readonly currency: string;
  /** Null for one that is not paid, of a policy that is not in force. */
  readonly state: PremiumState | null;
  /** Of the grace days, 0 on the last one; null for a premium that is not in grace. */
  readonly daysLeft: number | null;
}

/** A policy of which premiums are owed. */
export const GOES_ON = { application: 'issued', force: 'in force' } as const;

export function premiumToday(
  premium: Instalment,
  policy: Pick<Policy, 'application' | 'force'>,
  today: CalendarDate,
): PremiumToday {
  const { id, dueDate, graceEndsOn, amount, paidAmount, currency } = premium;
  const daysLeft = isOwed(policy) ? graceDaysLeft(premium, today) : null;
  const state = stateOf(policy, premium, today);
  return { id, dueDate, graceEndsOn, amount, paidAmount, currency, state, daysLeft };
}

/** The terms of the first day on which they change; null while no change is known. */
export function upcomingTerms(
  policy: Terms & Pick<Policy, 'upcoming'>,
): (Terms & { readonly effectiveOn: CalendarDate }) | null {
  const effectiveOn = policy.upcoming[0]?.effectiveOn;
  return effectiveOn === undefined ? null : { ...termsOn(policy, effectiveOn), effectiveOn };
}

/** The state of a premium of a policy; null for one that is not paid, of a policy that is not in force. */
export function stateOf(
  policy: Pick<Policy, 'application' | 'force'>,
  premium: Instalment,
  today: CalendarDate,
): PremiumState | null {
  const state = premiumState(premium, today);
  return state === 'paid' || isOwed(policy) ? state : null;
}
