import type { Appointment } from './appointment.js';
import type { Lead, LeadChange } from './lead.js';
import type { Subscription } from './subscription.js';

/** What the visitor of a booking stated about themselves and the wish. */
export type BookingDetails = Pick<
  Appointment,
  'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'serviceInterest' | 'notes'
>;
export type SubscriptionDetails = Pick<Subscription, 'firstName' | 'lastName' | 'email'>;

const NAMES: Readonly<Record<keyof BookingDetails, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
  phone: 'phone',
  dateOfBirth: 'date of birth',
  serviceInterest: 'service',
  notes: 'notes',
};

/**
 * Corrects what is given and leaves the rest. The activity names the fields that differ, never their values. The same
 * values change nothing.
 */
export function changeDetails<L extends Lead>(
  lead: L,
  details: Partial<L extends Appointment ? BookingDetails : SubscriptionDetails>,
): LeadChange<L> {
  const given = details as Partial<Record<keyof BookingDetails, unknown>>;
  const before = lead as Partial<Record<keyof BookingDetails, unknown>>;
  const changed = (Object.keys(NAMES) as (keyof BookingDetails)[]).filter(
    (field) => given[field] !== undefined && given[field] !== before[field],
  );
  if (changed.length === 0) return { lead, activity: null };
  return {
    lead: { ...lead, ...Object.fromEntries(changed.map((field) => [field, given[field]])) },
    activity: {
      actionType: 'details_changed',
      actionDetails: `Details changed: ${changed.map((field) => NAMES[field]).join(', ')}`,
    },
  };
}
