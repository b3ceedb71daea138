import { calendarDateIn, isCalendarDate, PREFERRED_TIMES, SERVICE_INTERESTS, yearsBefore } from '@contract';
import {
  emailRule,
  type FieldRules,
  NAME_LIMIT,
  NOTES_LIMIT,
  phoneRule,
  required,
} from '../forms/fieldRules';

export type BookingField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'dateOfBirth'
  | 'preferredDate'
  | 'preferredTime'
  | 'serviceInterest'
  | 'notes';

/** The oldest date of birth that is believed, in years before today; the server draws the same line. */
const OLDEST_AGE = 120;

/** The dates that the booking form's pickers offer, both ends included. */
export interface DateLimits {
  readonly birth: { readonly min: string; readonly max: string };
  readonly visit: { readonly min: string; readonly max: string };
}

/** Births from 120 years ago to yesterday, and visits from today to a year ahead, in the office's time zone. */
export function dateLimits(timeZone: string, now: Date): DateLimits {
  const today = calendarDateIn(timeZone, now);
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return {
    birth: { min: yearsBefore(today, OLDEST_AGE), max: yesterday },
    visit: { min: today, max: yearsBefore(today, -1) },
  };
}

/**
 * The rules of the booking form, in the order of its fields. They are the server's own; a day on which the office is
 * closed is no mistake, and neither is one further ahead than the picker offers.
 */
export function bookingRules(timeZone: string, now: () => Date = () => new Date()): FieldRules<BookingField> {
  return {
    firstName: required('First name', NAME_LIMIT),
    lastName: required('Last name', NAME_LIMIT),
    email: emailRule,
    phone: phoneRule,
    dateOfBirth: (value) => {
      const { min, max } = dateLimits(timeZone, now()).birth;
      if (value === '') return 'Date of birth is required';
      if (!isCalendarDate(value)) return 'Date of birth must be a real date';
      if (value > max) return 'Date of birth must be in the past';
      return value < min ? `Date of birth must be within the last ${OLDEST_AGE} years` : undefined;
    },
    preferredDate: (value) => {
      if (value === '') return 'Preferred date is required';
      if (!isCalendarDate(value)) return 'Preferred date must be a real date';
      return value < dateLimits(timeZone, now()).visit.min
        ? 'Preferred date must not be in the past'
        : undefined;
    },
    preferredTime: (value) => oneOf(PREFERRED_TIMES, value, 'Preferred time'),
    serviceInterest: (value) => oneOf(SERVICE_INTERESTS, value, 'Service'),
    notes: (value) =>
      value.length > NOTES_LIMIT ? `Notes must be at most ${NOTES_LIMIT} characters long` : undefined,
  };
}

function oneOf(values: readonly string[], value: string, label: string): string | undefined {
  if (value === '') return `${label} is required`;
  return values.includes(value) ? undefined : `${label} must be one of the list`;
}
