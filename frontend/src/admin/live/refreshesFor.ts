import type { LiveMessage } from '@contract';
import type { LeadRef } from '../../shared/api-types';
import { queryKeys, type QueryKey } from '../providers/queryKeys';

/**
 * What a live message makes out of date (spec §4): bookings are shown in the lead list and the calendar, subscriptions
 * in the lead list. Null when the type is not one that is known.
 */
export function refreshesFor({ type, data }: LiveMessage): readonly QueryKey[] | null {
  switch (type) {
    case 'appointment_created':
    case 'appointment_updated':
      return [
        queryKeys.leads,
        queryKeys.calendar,
        queryKeys.stats,
        ...history({ leadType: 'appointment', leadId: data.id }),
      ];
    case 'subscription_created':
    case 'subscription_updated':
      return [queryKeys.leads, queryKeys.stats, ...history({ leadType: 'subscription', leadId: data.id })];
    case 'lead_note_added':
      return [queryKeys.leads, queryKeys.calendar, ...history(data)];
    default:
      return null;
  }
}

function history(lead: LeadRef): QueryKey[] {
  return [queryKeys.notes(lead), queryKeys.activity(lead)];
}
