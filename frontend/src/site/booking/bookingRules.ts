import {
  type BookingDateLimits,
  bookingDateLimits,
  calendarDateIn,
  dateOfBirthError,
  type DateProblem,
  preferredDateError,
  PREFERRED_TIMES,
  SERVICE_INTERESTS,
} from '@contract';
import { dateSentence } from '../../shared/dateProblems';
import {
  atMost,
  emailRule,
  type FieldRules,
  NAME_LIMIT,
  NOTES_LIMIT,
  oneOf,
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

/** The limits of the date pickers, in the business time zone. */
export function dateLimits(timeZone: string, now: Date): BookingDateLimits {
  return bookingDateLimits(calendarDateIn(timeZone, now));
}

const dateRule = (label: string, problemOf: (date: string) => DateProblem | undefined) => (value: string) =>
  value === '' ? `${label} is required` : dateSentence(label, problemOf(value));

/**
 * The rules of the booking form, in the order of its fields, with the same messages as the server. Days when the office
 * is closed and days beyond the limit of the picker are valid.
 */
export function bookingRules(timeZone: string, now: () => Date = () => new Date()): FieldRules<BookingField> {
  const today = () => calendarDateIn(timeZone, now());
  return {
    firstName: required('First name', NAME_LIMIT),
    lastName: required('Last name', NAME_LIMIT),
    email: emailRule,
    phone: phoneRule,
    dateOfBirth: dateRule('Date of birth', (value) => dateOfBirthError(value, today())),
    preferredDate: dateRule('Preferred date', (value) => preferredDateError(value, today())),
    preferredTime: oneOf('Preferred time', PREFERRED_TIMES),
    serviceInterest: oneOf('Service', SERVICE_INTERESTS),
    notes: atMost('Notes', NOTES_LIMIT),
  };
}
