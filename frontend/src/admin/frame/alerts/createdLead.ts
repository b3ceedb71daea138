import type { LiveMessage } from '@contract';
import type { LeadRef } from '@/shared/api-types';

/** The lead that a live message reports as created; null for all other messages. */
export function createdLead({ type, data }: LiveMessage): LeadRef | null {
  if (type === 'appointment_created') return { leadType: 'appointment', leadId: data.id };
  if (type === 'subscription_created') return { leadType: 'subscription', leadId: data.id };
  return null;
}
