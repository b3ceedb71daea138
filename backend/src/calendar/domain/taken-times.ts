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
  readonly startAt: string;
  readonly endAt: string;
}

/** A consultation that a visitor could ask for, in milliseconds since 1970. */
export interface PossibleTime {
  readonly date: CalendarDate;
  readonly time: PreferredTime;
  readonly start: number;
  readonly end: number;
}

/** The preferred times of these days, in their order. */
export function possibleTimes({ from, count, timeZone, minutes }: Days): PossibleTime[] {
  return Array.from({ length: count }, (_, ahead) => addDays(from, ahead)).flatMap((date) =>
    PREFERRED_TIMES.map((time) => {
      const start = momentIn(timeZone, date, PREFERRED_TIME_MINUTES[time]).getTime();
      return { date, time, start, end: start + minutes * 60_000 };
    }),
  );
}

/** Those of the possible times, in their order, that overlap a busy period of one person; `busy` is in the order of its starts. */
export function busyAt(possible: readonly PossibleTime[], busy: readonly Span[]): PossibleTime[] {
  const spans = busy.map(({ startAt, endAt }) => [Date.parse(startAt), Date.parse(endAt)] as const);
  let next = 0;
  let latestEnd = -Infinity;
  return possible.filter(({ start, end }) => {
    while (next < spans.length && spans[next]![0] < end) latestEnd = Math.max(latestEnd, spans[next++]![1]);
    return latestEnd > start;
  });
}

/** The times by their days. */
export function takenTimesOf(taken: readonly PossibleTime[]): TakenTimes {
  const byDate: Record<CalendarDate, PreferredTime[]> = {};
  for (const { date, time } of taken) (byDate[date] ??= []).push(time);
  return byDate;
}
