import { type CalendarDate, isCalendarDate } from './calendar-date.js';

/** A day of the year without the year: `MM-DD`. */
export type MonthDay = string;

const MONTHS = 12;
const LONGEST_MONTH = 31;
const LEAP_YEAR = '2024';

/**
 * The days of which a date is a repetition, when they repeat on the same day of every first, third or twelfth month, or on
 * the last day of a month that is too short: 29 February repeats each year, on 28 February of common years.
 */
export function recurringOn(date: CalendarDate, everyMonths: 1 | 3 | 12): MonthDay[] {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  const isLast = !isCalendarDate(`${date.slice(0, 8)}${twoDigits(day + 1)}`);
  const days = isLast ? Array.from({ length: LONGEST_MONTH - day + 1 }, (_, more) => day + more) : [day];
  const months = Array.from(
    { length: MONTHS / everyMonths },
    (_, index) => ((month - 1 + index * everyMonths) % MONTHS) + 1,
  );
  return months
    .flatMap((first) => days.map((firstDay) => `${twoDigits(first)}-${twoDigits(firstDay)}`))
    .filter((monthDay) => isCalendarDate(`${LEAP_YEAR}-${monthDay}`));
}

/** Completed years from a date to a later one; those from 29 February are complete on 28 February of common years. */
export function yearsBetween(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const isComplete = to.slice(5) >= from.slice(5) || recurringOn(to, 12).includes(from.slice(5));
  return isComplete ? years : years - 1;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
