import { addMonths, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { DatedPremium } from './premium-state.js';

export const PREMIUM_MODES = ['single', 'annual', 'semi-annual', 'quarterly', 'monthly'] as const;
export type PremiumMode = (typeof PREMIUM_MODES)[number];

/** Months from one premium to the next; none after a single one. */
const MONTHS: Readonly<Record<PremiumMode, number | null>> = {
  single: null,
  annual: 12,
  'semi-annual': 6,
  quarterly: 3,
  monthly: 1,
};
const MONTHS_AHEAD = 15;

export interface Premium {
  /** In whole centavos. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What premiums follow from, apart from dates of the policy. */
export interface Terms {
  readonly premium: Premium;
  readonly mode: PremiumMode;
  /** As in the contract. */
  readonly graceDays: number;
}

export const TERMS = ['premium', 'mode', 'graceDays'] as const satisfies readonly (keyof Terms)[];

/** Terms that change on a day; what is left out stays. */
export interface TermsChange extends Partial<Terms> {
  readonly effectiveOn: CalendarDate;
}

export interface PremiumSchedule extends Terms {
  readonly startsOn: CalendarDate;
  /** The end or maturity, on which no premium is due; null for none. */
  readonly endsOn: CalendarDate | null;
  /** There are no premiums due before that day; null for all. */
  readonly paidBefore: CalendarDate | null;
  /** The day from which premiums are planned: those before it are as they are. Null from the start. */
  readonly planFrom: CalendarDate | null;
  /** Changes of the terms that are known, by their day. */
  readonly upcoming: readonly TermsChange[];
}

/** What one premium pays for: the days from `coversFrom` to the one before `coversUntil`, null for all days after it. */
export interface PremiumPeriod {
  readonly coversFrom: CalendarDate;
  readonly coversUntil: CalendarDate | null;
}

/** A premium as it is stored. */
export interface Instalment extends PremiumPeriod, DatedPremium {
  readonly id: string;
  readonly currency: string;
}

/** A premium that is to be stored, due when its period begins, and the terms of that day. */
export interface PlannedPremium extends PremiumPeriod {
  readonly terms: Terms;
}

export interface PlannedPremiums {
  readonly added: readonly PlannedPremium[];
  /** The first due date after the planned ones; null when there is none. */
  readonly nextDueOn: CalendarDate | null;
}

/** The day up to which premiums are stored. */
export function plannedUntil(today: CalendarDate): CalendarDate {
  return addMonths(today, MONTHS_AHEAD);
}

/** The terms that hold on a day that is not before the present ones. */
export function termsOn(
  { premium, mode, graceDays, upcoming }: Terms & Pick<PremiumSchedule, 'upcoming'>,
  date: CalendarDate,
): Terms {
  if (upcoming.length === 0) return { premium, mode, graceDays };
  const known = upcoming.filter(({ effectiveOn }) => effectiveOn <= date);
  const changes = known.map(({ effectiveOn: _, ...change }) => change);
  return Object.assign({ premium, mode, graceDays }, ...changes) as Terms;
}

/**
 * The premiums of a schedule due up to and with that day, without the days that a kept one pays for: what is paid is not asked
 * for twice, and no day is left without a premium.
 */
export function planPremiums(
  schedule: PremiumSchedule,
  kept: readonly PremiumPeriod[],
  until: CalendarDate,
): PlannedPremiums {
  const added: PlannedPremium[] = [];
  for (const period of periodsOf(schedule, kept)) {
    if (period.kept) continue;
    if (period.coversFrom > until) return { added, nextDueOn: period.coversFrom };
    const { coversFrom, coversUntil, terms } = period;
    if (!isPaidBefore(schedule, coversFrom)) added.push({ coversFrom, coversUntil, terms });
  }
  return { added, nextDueOn: null };
}

/** Whether a premium of that day was paid before the office kept them. */
export function isPaidBefore({ paidBefore }: PremiumSchedule, dueDate: CalendarDate): boolean {
  return paidBefore !== null && dueDate < paidBefore;
}

/**
 * All periods from the first planned day on, one after the other: those of kept premiums, and new ones between and
 * behind them. A new one is whole months from the start of the policy, so that the day of the month never drifts: 31 January,
 * 28 February, 31 March. It ends early where a kept one begins.
 */
export function* periodsOf<Kept extends PremiumPeriod>(
  schedule: PremiumSchedule,
  kept: readonly Kept[],
): Generator<PlannedPremium & { readonly kept: Kept | null }> {
  const { startsOn, endsOn, planFrom, upcoming } = schedule;
  const ordered = [...kept].sort((one, other) => (one.coversFrom < other.coversFrom ? -1 : 1));
  let place = 0;
  for (let day: CalendarDate | null = planFrom ?? startsOn; day !== null;) {
    if (endsOn !== null && day >= endsOn) return;
    while (place < ordered.length && !endsAfter(ordered[place]!, day)) place += 1;
    const next = ordered[place];
    const terms = termsOn(schedule, day);
    if (next && next.coversFrom <= day) {
      yield { coversFrom: next.coversFrom, coversUntil: next.coversUntil, terms, kept: next };
      day = next.coversUntil;
      continue;
    }
    const until: CalendarDate | null = periodEnd(startsOn, day, terms.mode, upcoming);
    const coversUntil: CalendarDate | null =
      next && (until === null || next.coversFrom < until) ? next.coversFrom : until;
    yield { coversFrom: day, coversUntil, terms, kept: null };
    day = coversUntil;
  }
}

/** The first day that is whole months from the start, and not before another day. */
export function monthlyDayFrom(startsOn: CalendarDate, date: CalendarDate): CalendarDate {
  const months = Math.max(0, monthsBetween(startsOn, date));
  const day = addMonths(startsOn, months);
  return day < date ? addMonths(startsOn, months + 1) : day;
}

/** A day of a policy whose start was corrected: as many whole months, or days, behind the new start. */
export function shifted(date: CalendarDate, from: CalendarDate, to: CalendarDate): CalendarDate {
  const months = monthsBetween(from, date);
  if (addMonths(from, months) === date) return addMonths(to, months);
  return new Date(Date.parse(date) + Date.parse(to) - Date.parse(from)).toISOString().slice(0, 10);
}

function periodEnd(
  startsOn: CalendarDate,
  day: CalendarDate,
  mode: PremiumMode,
  upcoming: readonly TermsChange[],
): CalendarDate | null {
  const length = MONTHS[mode];
  if (length !== null) return monthsLater(startsOn, day, length);
  const change = upcoming.find(({ effectiveOn, mode: later }) => effectiveOn > day && later !== undefined);
  return change ? monthlyDayFrom(startsOn, change.effectiveOn) : null;
}

/** Counted from the start of the policy, except from a day that is not whole months from it. */
function monthsLater(startsOn: CalendarDate, day: CalendarDate, months: number): CalendarDate {
  const before = monthsBetween(startsOn, day);
  return addMonths(startsOn, before) === day ? addMonths(startsOn, before + months) : addMonths(day, months);
}

/** Months of the calendar, whatever the days. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const count = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(to) - count(from);
}

function endsAfter({ coversUntil }: PremiumPeriod, day: CalendarDate): boolean {
  return coversUntil === null || coversUntil > day;
}
