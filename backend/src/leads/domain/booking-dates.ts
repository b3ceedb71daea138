import { addYears, type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { type DateOfBirthProblem, dateOfBirthLimits } from '../../calendar/domain/date-of-birth.js';

/** Why a date is rejected (platform/sentences). */
export type DateProblem = 'field.past' | DateOfBirthProblem;

/** The dates that a booking form offers, both ends included. */
export interface BookingDateLimits {
  readonly dateOfBirth: { readonly min: CalendarDate; readonly max: CalendarDate };
  readonly preferredDate: { readonly min: CalendarDate; readonly max: CalendarDate };
}

/** Births from 120 years ago to yesterday; visits from today to a year ahead, which is only the form's own limit. */
export function bookingDateLimits(today: CalendarDate): BookingDateLimits {
  return {
    dateOfBirth: dateOfBirthLimits(today),
    preferredDate: { min: today, max: addYears(today, 1) },
  };
}

/**
 * Why the preferred date is rejected; undefined for today or later. A day on which the office is closed is accepted: the
 * visitor states a preference, and staff confirm the time.
 */
export function preferredDateError(date: string, today: CalendarDate): DateProblem | undefined {
  if (!isCalendarDate(date)) return 'field.real-date';
  return date < today ? 'field.past' : undefined;
}
