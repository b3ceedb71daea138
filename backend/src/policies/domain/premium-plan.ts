import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Laid, LaidPayment } from './laid-payments.js';
import { isPaying, type Policy } from './policy.js';
import {
  type Instalment,
  periodsOf,
  type PlannedPremium,
  plannedUntil,
  planPremiums,
  type PremiumPeriod,
} from './premium-schedule.js';
import { graceEnd } from './premium-state.js';

/** The premiums and payments of a policy as they are stored. */
export interface Paid {
  readonly premiums: readonly Instalment[];
  readonly payments: readonly LaidPayment[];
}

/** A policy with the premiums that follow from it, in their order. */
export interface Planned {
  readonly policy: Policy;
  readonly premiums: readonly Instalment[];
  /** The first due date after the stored ones; null when there is none. */
  readonly nextDueOn: CalendarDate | null;
  /** Where payments are now that all were laid anew; null where they stayed. */
  readonly laid: Laid | null;
}

export interface Now {
  readonly today: CalendarDate;
  readonly newId: () => string;
}

export interface Step {
  readonly policy: Policy;
  readonly premiums: readonly Instalment[];
  /** Premiums without a payment that are stored for other periods. */
  readonly free?: readonly Instalment[];
  readonly laid?: Laid;
}

/** With the premiums that fall due up to the planned day. */
export function withNext({ policy, premiums, free = [] }: Step, now: Now): Omit<Planned, 'laid'> {
  if (!isPaying(policy)) return { policy, premiums, nextDueOn: null };
  const { added, nextDueOn } = planPremiums(policy, premiums, plannedUntil(now.today));
  const ids = new Map(free.map(({ coversFrom, id }) => [coversFrom, id]));
  const all = [...premiums, ...added.map((period) => instalment(period, ids.get(period.coversFrom), now))];
  return { policy: withBoundaries(policy, all), premiums: all.sort(byPeriod), nextDueOn };
}

/** The policy as it is on a day: what was to change by then has changed. */
export function asOf(policy: Policy, today: CalendarDate): Policy {
  const [next, ...later] = policy.upcoming;
  if (!next || next.effectiveOn > today) return policy;
  const { effectiveOn, ...terms } = next;
  const planFrom = terms.mode === undefined ? policy.planFrom : effectiveOn;
  return asOf({ ...policy, ...terms, planFrom, termsSince: effectiveOn, upcoming: later }, today);
}

export function instalment(
  { terms, ...period }: PlannedPremium,
  id: string | undefined,
  { newId }: Now,
): Instalment {
  const { coversFrom: dueDate } = period;
  const { premium, graceDays } = terms;
  const graceEndsOn = graceEnd(dueDate, graceDays);
  return { ...period, ...premium, id: id ?? newId(), dueDate, graceEndsOn, paidAmount: 0 };
}

/** The beginning of the first period whose premium is due on that day or later; the day itself when there is none. */
export function boundaryFrom(
  policy: Policy,
  premiums: readonly Instalment[],
  from: CalendarDate,
): CalendarDate {
  return periodsFrom(policy, premiums, from) ?? from;
}

export function periodsFrom(
  policy: Policy,
  premiums: readonly Instalment[],
  from: CalendarDate,
): CalendarDate | null {
  const stored = premiums.find(({ dueDate }) => dueDate >= from)?.coversFrom ?? null;
  for (const { coversFrom, kept } of periodsOf(policy, premiums)) {
    if (stored !== null && stored <= coversFrom) break;
    if ((kept?.dueDate ?? coversFrom) >= from) return coversFrom;
  }
  return stored;
}

/** Changes of the mode begin where a premium does. */
function withBoundaries(policy: Policy, premiums: readonly Instalment[]): Policy {
  if (!policy.upcoming.some(({ mode }) => mode !== undefined)) return policy;
  const upcoming = policy.upcoming.map((change) =>
    change.mode === undefined
      ? change
      : { ...change, effectiveOn: boundaryFrom(policy, premiums, change.effectiveOn) },
  );
  return { ...policy, upcoming };
}

export function byPeriod(one: PremiumPeriod, other: PremiumPeriod): number {
  return one.coversFrom < other.coversFrom ? -1 : 1;
}
