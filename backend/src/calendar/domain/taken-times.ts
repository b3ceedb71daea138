import { PREFERRED_TIME_MINUTES, PREFERRED_TIMES, type PreferredTime } from './booking-options.js';
import { addDays, type CalendarDate, momentIn } from './calendar-date.js';

/** The preferred times of a day that are taken; days without one are left out. */
export type TakenTimes = Readonly<Record<CalendarDate, readonly PreferredTime[]>>;

export interface Days {
  readonly from: CalendarDate;
  readonly count: number;
  readonly timeZone: string;
  /** How long a consultation takes as a rule. */
  readonly minutes: number;
}

interface Span {
  readonly userId: string;
  readonly startAt: string;
  readonly endAt: string;
}

/**
 * The preferred times that overlap a busy period of every one of these people. A time at which one of them is free is not
 * taken; without people no time is.
 */
export function takenTimes(people: readonly string[], busy: readonly Span[], days: Days): TakenTimes {
  if (people.length === 0) return {};
  const spans = new Map(
    people.map((userId) => [
      userId,
      busy
        .filter((span) => span.userId === userId)
        .map(({ startAt, endAt }) => [Date.parse(startAt), Date.parse(endAt)] as const),
    ]),
  );
  const isTaken = (start: number, end: number) =>
    [...spans.values()].every((own) => own.some(([from, to]) => from < end && to > start));
  const taken: Record<CalendarDate, PreferredTime[]> = {};
  for (let ahead = 0; ahead < days.count; ahead += 1) {
    const date = addDays(days.from, ahead);
    const times = PREFERRED_TIMES.filter((time) => {
      const start = momentIn(days.timeZone, date, PREFERRED_TIME_MINUTES[time]).getTime();
      return isTaken(start, start + days.minutes * 60_000);
    });
    if (times.length > 0) taken[date] = times;
  }
  return taken;
}
