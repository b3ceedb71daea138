import type { LeadStatus } from '@contract';
import type { Lead, LeadRef } from '../../shared/api-types';
import type { LeadFilter } from '../providers/consoleProvider';

/** Reference to a lead, as the API of notes and activity takes it. */
export function leadRef({ leadType, id }: Lead): LeadRef {
  return { leadType, leadId: id };
}

/** Closing a booking opens the sale dialog; its status changes when the sale is saved (spec §4). */
export function needsSale({ leadType }: Pick<Lead, 'leadType'>, status: LeadStatus): boolean {
  return leadType === 'appointment' && status === 'Closed Sale';
}

/** URL of the lead list with the given filter, in react-admin's format. */
export function leadListLink(filter: LeadFilter): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
  return `/admin/leads?${query.toString()}`;
}
