import { Conflict } from '../../platform/domain-error.js';
import type { Lead, LeadCare } from './lead.js';

/**
 * The lead without anything personal: no name, contact, date of birth, free text, request, time zone or task. Status,
 * dates, service and sale stay, so that lists, counters and sums stay true. It counts as answered, and a
 * consultation on `today` (`YYYY-MM-DD`) or later as cancelled.
 */
export function eraseLead<L extends Lead>(lead: L, erasedAt: string, today: string): L {
  const care = { nextTaskDue: null, answeredAt: lead.answeredAt ?? erasedAt, erasedAt };
  const person = { firstName: 'Erased', lastName: 'person', email: '' };
  if (lead.leadSource === 'subscription') return { ...lead, ...person, ...care };
  return {
    ...lead,
    ...person,
    ...care,
    phone: '',
    dateOfBirth: null,
    notes: null,
    visitorRequest: null,
    visitorTimeZone: null,
    cancelledAt: lead.preferredDate >= today ? (lead.cancelledAt ?? erasedAt) : lead.cancelledAt,
  };
}

/** Rejects every change of an erased lead. */
export function assertNotErased({ erasedAt }: Pick<LeadCare, 'erasedAt'>): void {
  if (erasedAt !== null) throw new Conflict('This person was erased');
}
