import { addDays, addYears, type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';

const OLDEST_AGE_YEARS = 120;

/** Why a date is rejected (platform/sentences). */
export type DateProblem =
  | 'field.real-date'
  | 'field.past'
  | 'field.future'
  | readonly ['booking.date-of-birth-too-early', { readonly years: number }];

/** The dates that a booking form offers, both ends included. */
export interface BookingDateLimits {
  readonly dateOfBirth: { readonly min: CalendarDate; readonly max: CalendarDate };
  readonly preferredDate: { readonly min: CalendarDate; readonly max: CalendarDate };
}

/** Births from 120 years ago to yesterday; visits from today to a year ahead, which is only the form's own limit. */
export function bookingDateLimits(today: CalendarDate): BookingDateLimits {
  return {
    dateOfBirth: { min: addYears(today, -OLDEST_AGE_YEARS), max: addDays(today, -1) },
    preferredDate: { min: today, max: addYears(today, 1) },
  };
}

/** Why the date of birth is rejected; undefined when it is a past day of the last 120 years. */
export function dateOfBirthError(date: string, today: CalendarDate): DateProblem | undefined {
  const { min, max } = bookingDateLimits(today).dateOfBirth;
  if (!isCalendarDate(date)) return 'field.real-date';
  if (date > max) return 'field.future';
  return date < min ? ['booking.date-of-birth-too-early', { years: OLDEST_AGE_YEARS }] : undefined;
}

/**
 * Why the preferred date is rejected; undefined for today or later. A day on which the office is closed is accepted: the
 * visitor states a preference, and staff confirm the time.
 */
export function preferredDateError(date: string, today: CalendarDate): DateProblem | undefined {
  if (!isCalendarDate(date)) return 'field.real-date';
  return date < today ? 'field.past' : undefined;
}
