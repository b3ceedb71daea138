import type { LeadFilter } from '../application/ports.js';
import { LEAD_STATUSES, LEAD_TYPES } from '../domain/lead.js';
import { OWNERS } from './many-leads.js';

/** Filters whose far pages are found by counters; the moments are those of `manyLeads`. */
export const TABS: readonly LeadFilter[] = [
  {},
  ...LEAD_TYPES.map((leadType) => ({ leadType })),
  ...LEAD_STATUSES.map((leadStatus) => ({ leadStatus })),
  { leadType: 'appointment', leadStatus: 'New' },
  { leadType: 'subscription', leadStatus: 'Closed Sale' },
  { createdFrom: '2026-08-20T10:00:00.000Z', createdBefore: '2026-08-20T11:00:00.000Z' },
  { createdFrom: '2026-02-08T16:00:00.000Z' },
  { createdBefore: '2026-10-09T16:00:00.000Z', leadStatus: 'New' },
  {
    createdFrom: '2026-05-08T16:00:00.000Z',
    createdBefore: '2026-11-08T16:00:00.000Z',
    leadType: 'appointment',
  },
];
/** Other filters. */
export const NARROWED: readonly LeadFilter[] = [
  { bookingStatus: 'Confirmed' },
  { serviceInterest: 'tax' },
  { premiumFrequency: 'annual' },
  { leadStatus: 'Closed Sale', premiumFrequency: 'monthly' },
  { leadStatus: 'New', bookingStatus: 'Hold', serviceInterest: 'estate' },
  { leadType: 'subscription', bookingStatus: 'Pending' },
  { leadType: 'subscription', preferredDateFrom: '2026-01-01' },
  { preferredDateFrom: '2026-11-01', preferredDateTo: '2026-11-15' },
  { preferredDateFrom: '2026-12-29' },
  { preferredDateTo: '2026-10-01', leadStatus: 'In Progress' },
  { createdFrom: '2026-08-20T10:29:30.000Z', createdBefore: '2026-08-20T10:30:00.001Z' },
  { createdFrom: '2026-10-01T00:00:00.000Z', createdBefore: '2026-02-01T00:00:00.000Z' },
  { createdFrom: '2026-10-01T00:00:00.000Z', bookingStatus: 'Hold' },
  ...[...OWNERS, null, 'nobody'].flatMap((ownerId) => [
    { ownerId },
    { ownerId, leadStatus: 'New' as const },
    { ownerId, leadType: 'subscription' as const },
    { ownerId, unanswered: true as const },
    { ownerId, unanswered: true as const, leadStatus: 'New' as const, leadType: 'appointment' as const },
    { ownerId, unanswered: true as const, bookingStatus: 'Hold' as const },
  ]),
  { unanswered: true },
  { unanswered: true, leadStatus: 'Closed Sale' },
  { unanswered: true, leadType: 'appointment', serviceInterest: 'tax', premiumFrequency: 'annual' },
  { unanswered: true, createdFrom: '2026-08-20T10:00:00.000Z' },
  { visitorRequest: true },
  { visitorRequest: true, unanswered: true, leadStatus: 'New' },
  { visitorRequest: true, leadType: 'subscription' },
  { ids: [] },
  { ids: ['nobody'] },
];
