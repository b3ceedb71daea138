import type { Appointment } from './appointment.js';
import type { Lead, LeadChange } from './lead.js';
import {
  APPOINTMENT_FIELDS,
  type BookingDetails,
  attributesOf,
  type SubscriptionDetails,
} from './lead-fields.js';

const LABELS = attributesOf(APPOINTMENT_FIELDS, 'label');

const MEETING: readonly (keyof BookingDetails)[] = ['meetingWay', 'meetingMinutes'];

/**
 * Corrects what is given and leaves the rest. The activity names the fields that differ, never their values. The same
 * values change nothing. How and how long a Confirmed booking takes place is what its next invitation says.
 */
export function changeDetails<L extends Lead>(
  lead: L,
  details: Partial<L extends Appointment ? BookingDetails : SubscriptionDetails>,
): LeadChange<L> {
  const given = details as Partial<Record<keyof BookingDetails, unknown>>;
  const before = lead as Partial<Record<keyof BookingDetails, unknown>>;
  const changed = (Object.keys(LABELS) as (keyof BookingDetails)[]).filter(
    (field) => given[field] !== undefined && given[field] !== before[field],
  );
  if (changed.length === 0) return { lead, activity: null };
  const changedLead = { ...lead, ...Object.fromEntries(changed.map((field) => [field, given[field]])) };
  return {
    lead: changed.some((field) => MEETING.includes(field)) ? nextInvitation(changedLead) : changedLead,
    activity: {
      actionType: 'details_changed',
      actionDetails: `Details changed: ${changed.map((field) => LABELS[field]).join(', ')}`,
    },
  };
}

function nextInvitation<L extends Lead>(lead: L): L {
  if (lead.leadType === 'subscription' || lead.bookingStatus !== 'Confirmed') return lead;
  return { ...lead, calendarSequence: lead.calendarSequence + 1 };
}
