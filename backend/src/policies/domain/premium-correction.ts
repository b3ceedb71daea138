import { type CalendarDate, daysBetween, addDays } from '../../calendar/domain/calendar-date.js';
import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import { dateProblem } from './possible-policy.js';
import type { Instalment } from './premium-schedule.js';
import { isPaid } from './premium-state.js';

/** An earlier state of a premium, and who corrected it then and why. */
export interface PremiumCorrection {
  readonly id: string;
  readonly premiumId: string;
  readonly amount: number;
  readonly dueDate: CalendarDate;
  readonly reason: string;
  readonly correctedBy: string;
  readonly correctedByName: string;
  /** ISO 8601 UTC. */
  readonly correctedAt: string;
}

/**
 * One premium with another amount or due date; what it pays for, how many days of grace it has, and what was paid stay. The
 * same object when nothing changes. `others` are those of its policy: premiums keep their order, so that a due date before the
 * one of an earlier premium, or after that of a later one, is rejected.
 */
export function correctPremium(
  premium: Instalment,
  { amount = premium.amount, dueDate = premium.dueDate }: Partial<Pick<Instalment, 'amount' | 'dueDate'>>,
  others: readonly Instalment[],
): Instalment {
  if (amount === premium.amount && dueDate === premium.dueDate) return premium;
  const problem = dueDate === premium.dueDate ? null : dueProblem(premium, dueDate, others);
  if (problem) throw new Invalid({ dueDate: problem });
  const graceEndsOn = addDays(dueDate, daysBetween(premium.dueDate, premium.graceEndsOn));
  return { ...premium, amount, dueDate, graceEndsOn };
}

function dueProblem(premium: Instalment, dueDate: CalendarDate, others: readonly Instalment[]): Said | null {
  const isCrossed = others.some(
    (other) =>
      other.id !== premium.id &&
      (other.coversFrom < premium.coversFrom ? other.dueDate >= dueDate : other.dueDate <= dueDate),
  );
  return dateProblem(dueDate) ?? (isCrossed ? 'premium.order' : null);
}

/** Rejects another payment of a premium that is paid, unless it is meant. */
export function assertUnpaid(
  premium: Instalment,
  again: boolean,
  last: { readonly recordedByName: string } | null,
): void {
  if (again || !isPaid(premium) || !last) return;
  throw new Conflict(['premium.already-paid', { name: last.recordedByName }], last);
}
