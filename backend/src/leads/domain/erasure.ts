import { Conflict } from '../../platform/domain-error.js';
import { NOT_SET } from '../../calendar/domain/booking-options.js';
import type { Lead, LeadCare } from './lead.js';
import { LEAD_FIELDS, attributesOf } from './lead-fields.js';

/**
 * The lead without anything personal: no name, contact, date of birth, free text, request, time zone or task. Status,
 * dates, service and sale stay, so that lists, counters and sums stay true. It counts as answered, and a
 * consultation on `today` (`YYYY-MM-DD`) or later as cancelled.
 */
export function eraseLead<L extends Lead>(lead: L, erasedAt: string, today: string): L {
  const erased = {
    ...lead,
    ...attributesOf(LEAD_FIELDS[lead.leadType], 'erased'),
    nextTaskDue: null,
    answeredAt: lead.answeredAt ?? erasedAt,
    erasedAt,
  };
  if (erased.leadType === 'subscription') return erased;
  const { preferredDate, cancelledAt } = erased;
  const isToCome = preferredDate !== NOT_SET && preferredDate >= today;
  return { ...erased, cancelledAt: isToCome ? (cancelledAt ?? erasedAt) : cancelledAt };
}

/** Rejects every change of an erased lead. */
export function assertNotErased({ erasedAt }: Pick<LeadCare, 'erasedAt'>): void {
  if (erasedAt !== null) throw new Conflict('lead.erased');
}
