import { Conflict } from '../../platform/domain-error.js';
import type { Lead, LeadCare } from './lead.js';
import type { PersonalDetails, PersonalSubscription } from './personal-fields.js';

const ERASED_SUBSCRIPTION: PersonalSubscription = { firstName: 'Erased', lastName: 'person', email: '' };
const ERASED_BOOKING: PersonalDetails = {
  firstName: 'Erased',
  lastName: 'person',
  email: '',
  phone: '',
  dateOfBirth: null,
  notes: null,
  visitorRequest: null,
  visitorTimeZone: null,
};

/**
 * The lead without anything personal: no name, contact, date of birth, free text, request, time zone or task. Status,
 * dates, service and sale stay, so that lists, counters and sums stay true. It counts as answered, and a
 * consultation on `today` (`YYYY-MM-DD`) or later as cancelled.
 */
export function eraseLead<L extends Lead>(lead: L, erasedAt: string, today: string): L {
  const care = { nextTaskDue: null, answeredAt: lead.answeredAt ?? erasedAt, erasedAt };
  if (lead.leadSource === 'subscription') return { ...lead, ...ERASED_SUBSCRIPTION, ...care };
  return {
    ...lead,
    ...ERASED_BOOKING,
    ...care,
    cancelledAt: lead.preferredDate >= today ? (lead.cancelledAt ?? erasedAt) : lead.cancelledAt,
  };
}

/** Rejects every change of an erased lead. */
export function assertNotErased({ erasedAt }: Pick<LeadCare, 'erasedAt'>): void {
  if (erasedAt !== null) throw new Conflict('This person was erased');
}
