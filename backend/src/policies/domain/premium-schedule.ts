import { addMonths, type CalendarDate } from '../../calendar/domain/calendar-date.js';

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

export interface PremiumSchedule {
  readonly startsOn: CalendarDate;
  /** The end or maturity, on which no premium is due; null for none. */
  readonly endsOn: CalendarDate | null;
  /** There are no premiums due before that day; null for all. */
  readonly paidBefore: CalendarDate | null;
  readonly mode: PremiumMode;
}

/** What one premium pays for: the days from its due date to the one before `coversUntil`, null for all days after it. */
export interface PremiumPeriod {
  readonly dueDate: CalendarDate;
  readonly coversUntil: CalendarDate | null;
}

export interface PlannedPremiums {
  readonly added: readonly PremiumPeriod[];
  /** The first due date after the planned ones; null when there is none. */
  readonly nextDueOn: CalendarDate | null;
}

/** The day up to which premiums are stored. */
export function plannedUntil(today: CalendarDate): CalendarDate {
  return addMonths(today, MONTHS_AHEAD);
}

/**
 * The premiums of a schedule due up to and with that day, without those that are due in the period of a kept one: what is
 * paid is not asked for twice. Each is counted from the start, so that the day of the month never drifts: 31 January,
 * 28 February, 31 March.
 */
export function planPremiums(
  schedule: PremiumSchedule,
  kept: readonly PremiumPeriod[],
  until: CalendarDate,
): PlannedPremiums {
  const added: PremiumPeriod[] = [];
  for (const period of periodsOf(schedule)) {
    if (period.dueDate > until) return { added, nextDueOn: period.dueDate };
    if (schedule.paidBefore !== null && period.dueDate < schedule.paidBefore) continue;
    if (!kept.some((other) => covers(other, period.dueDate))) added.push(period);
  }
  return { added, nextDueOn: null };
}

function* periodsOf({ startsOn, endsOn, mode }: PremiumSchedule): Generator<PremiumPeriod> {
  const months = MONTHS[mode];
  for (let dueDate = startsOn, count = 1; endsOn === null || dueDate < endsOn; count += 1) {
    const coversUntil = months === null ? null : addMonths(startsOn, months * count);
    yield { dueDate, coversUntil };
    if (coversUntil === null) return;
    dueDate = coversUntil;
  }
}

function covers({ dueDate, coversUntil }: PremiumPeriod, date: CalendarDate): boolean {
  return date >= dueDate && (coversUntil === null || date < coversUntil);
}
