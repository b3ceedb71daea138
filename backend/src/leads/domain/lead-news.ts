import type { Appointment } from './appointment.js';
import type { Lead, LeadRef } from './lead.js';
import { isSameTime } from './rescheduling.js';

/** What other programs can be told about a lead. */
export interface LeadNews {
  readonly type:
    | 'booking.created'
    | 'booking.confirmed'
    | 'booking.moved'
    | 'booking.cancelled'
    | 'lead.status_changed'
    | 'lead.sale_recorded';
  readonly id: string;
  readonly leadType: LeadRef['leadType'];
}

/** A lead before and after a change. */
export interface LeadChanged {
  readonly before: Lead;
  readonly after: Lead;
}

/** The events that follow from a change of a lead, in the order in which they are published. */
export function leadNews({ before, after }: LeadChanged): LeadNews[] {
  const types: LeadNews['type'][] = [];
  if (before.leadType === 'appointment' && after.leadType === 'appointment')
    types.push(...bookingNews(before, after));
  if (before.leadStatus !== after.leadStatus) types.push('lead.status_changed');
  return types.map((type) => ({ type, id: after.id, leadType: after.leadType }));
}

function bookingNews(before: Appointment, after: Appointment): LeadNews['type'][] {
  const isRestored = before.cancelledAt !== null && after.cancelledAt === null;
  const isConfirmed = after.bookingStatus === 'Confirmed' && after.cancelledAt === null;
  const wasConfirmed = before.bookingStatus === 'Confirmed' && !isRestored;
  const isOtherSale =
    before.productPurchased !== after.productPurchased ||
    before.premiumFrequency !== after.premiumFrequency ||
    before.premiumRate !== after.premiumRate;
  return [
    ...(isSameTime(before, after) ? [] : (['booking.moved'] as const)),
    ...(isConfirmed && !wasConfirmed ? (['booking.confirmed'] as const) : []),
    ...(before.cancelledAt === null && after.cancelledAt !== null ? (['booking.cancelled'] as const) : []),
    ...(isOtherSale && after.productPurchased !== null ? (['lead.sale_recorded'] as const) : []),
  ];
}
