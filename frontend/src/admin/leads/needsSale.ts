import type { LeadStatus } from '@contract';
import type { Lead } from '../../shared/api-types';

/** Closing a booking goes through the sale dialog, which leaves the status alone until it is saved (spec §4). */
export function needsSale({ leadType }: Pick<Lead, 'leadType'>, status: LeadStatus): boolean {
  return leadType === 'appointment' && status === 'Closed Sale';
}
