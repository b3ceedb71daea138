import { dateOfBirthError } from '../../calendar/domain/date-of-birth.js';
import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { Invalid } from '../../platform/domain-error.js';
import { type Appointment, bookAppointment } from './appointment.js';
import type { Lead } from './lead.js';
import { isSameTime } from './rescheduling.js';
import { subscribe, type Subscription } from './subscription.js';

type Values = Readonly<Record<string, unknown>>;

/** What an import reads and writes of a lead, besides when it was made. */
export const IMPORTED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'preferredDate',
  'preferredTime',
  'serviceInterest',
  'notes',
  'bookingStatus',
  'outcome',
  'leadStatus',
  'productPurchased',
  'premiumFrequency',
  'premiumRate',
] as const;
const OF_SUBSCRIPTION = ['firstName', 'lastName', 'email', 'leadStatus'] as const;

/** What a lead has of which a row says nothing. */
export const UNSAID = {
  lastName: '',
  phone: '',
  preferredDate: NOT_SET,
  preferredTime: NOT_SET,
  serviceInterest: NOT_SET,
  bookingStatus: 'Hold',
  leadStatus: 'New',
} as const;

/** Whether a row is about a subscription: then it says only who it is. */
export function isSubscription({ leadSource }: Values): boolean {
  return leadSource === 'subscription';
}

/**
 * A new lead as a row of a file says it. Day, time and service are Not set where the row says none, and a booking without a
 * day and a status is on Hold. Rejects an impossible date of birth, and the outcome of a consultation that is still to come.
 */
export function importedLead(
  said: Values,
  { id, createdAt, today }: { id: string; createdAt: string; today: string },
): Lead {
  if (isSubscription(said)) {
    const { firstName, email, ...rest } = said as unknown as Subscription;
    return { ...subscribe({ firstName, email }, id, createdAt), ...only(rest, OF_SUBSCRIPTION) };
  }
  const { firstName, email, leadSource = 'booking', ...rest } = said as unknown as Partial<Appointment>;
  assertBirth(said, today);
  const person = { firstName: firstName!, email: email!, dateOfBirth: null, notes: null };
  const booking = bookAppointment({ ...UNSAID, ...person }, id, createdAt);
  const imported: Appointment = {
    ...booking,
    ...(rest.preferredDate === undefined && { bookingStatus: UNSAID.bookingStatus }),
    ...only(rest, IMPORTED_FIELDS),
    leadSource,
  };
  assertOutcome(imported, today);
  return imported;
}

/**
 * The lead with what a row says; what it does not say stays, but not the outcome of a booking that moves. Rejects an
 * impossible date of birth, and the outcome of a consultation that is still to come.
 */
export function changedByImport<L extends Lead>(lead: L, said: Values, today: string): L {
  if (lead.leadType === 'subscription') return { ...lead, ...only(said, OF_SUBSCRIPTION) };
  if (said.dateOfBirth !== lead.dateOfBirth) assertBirth(said, today);
  const changed: Appointment = { ...lead, ...only(said, IMPORTED_FIELDS) };
  const booking = isSameTime(lead, changed)
    ? changed
    : { ...changed, outcome: null, ...only(said, ['outcome']) };
  assertOutcome(booking, today);
  return { ...lead, ...booking };
}

/** A time that is not set says nothing of the past. */
function assertOutcome({ outcome, preferredDate }: Appointment, today: string): void {
  if (outcome !== null && !(preferredDate <= today)) throw new Invalid({ outcome: 'booking.not-begun' });
}

function assertBirth({ dateOfBirth }: Values, today: string): void {
  const problem = typeof dateOfBirth === 'string' && dateOfBirthError(dateOfBirth, today);
  if (problem) throw new Invalid({ dateOfBirth: problem });
}

function only(values: Values, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
}
