import { LEAD_STATUSES, type LeadStatus } from '@contract';
import type { AdminStats } from '@/shared/api-types';
import type { LeadFilter } from '@/admin/ground/api/requests';

type Count = keyof AdminStats['leads'];

export interface LeadTab {
  readonly label: string;
  /** The status that the tab filters by; null for all leads. */
  readonly status: LeadStatus | null;
  /** The field of the stats with the tab's count. */
  readonly count: Count;
}

const COUNTS: Record<LeadStatus, Count> = {
  New: 'new',
  'In Progress': 'inProgress',
  'Not Qualified': 'notQualified',
  'Offer Declined': 'offerDeclined',
  'Closed Sale': 'closedSale',
};

/** The six tabs of the lead list (spec §2). */
export const LEAD_TABS: readonly LeadTab[] = [
  { label: 'All Leads', status: null, count: 'total' },
  ...LEAD_STATUSES.map((status) => ({ label: status, status, count: COUNTS[status] })),
];

/** Text of an empty list (spec §2): no leads at all, or none for the filter. */
export function emptyText(filter: LeadFilter): string {
  return Object.values(filter).some((value) => value != null && value !== '')
    ? 'No leads in this category'
    : 'No leads available';
}
