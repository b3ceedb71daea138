import { addDays, addYears, type CalendarDate, isCalendarDate } from './calendar-date.js';

const OLDEST_AGE_YEARS = 120;

/** Why a date of birth is rejected (platform/sentences). */
export type DateOfBirthProblem =
  | 'field.real-date'
  | 'field.future'
  | readonly ['booking.date-of-birth-too-early', { readonly years: number }];

/** Births from 120 years ago to yesterday. */
export function dateOfBirthLimits(today: CalendarDate): {
  readonly min: CalendarDate;
  readonly max: CalendarDate;
} {
  return { min: addYears(today, -OLDEST_AGE_YEARS), max: addDays(today, -1) };
}

/** Why the date of birth is rejected; undefined when it is a past day of the last 120 years. */
export function dateOfBirthError(date: string, today: CalendarDate): DateOfBirthProblem | undefined {
  const { min, max } = dateOfBirthLimits(today);
  if (!isCalendarDate(date)) return 'field.real-date';
  if (date > max) return 'field.future';
  return date < min ? ['booking.date-of-birth-too-early', { years: OLDEST_AGE_YEARS }] : undefined;
}
