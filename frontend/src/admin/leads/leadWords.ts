import type { Lead, LeadRef } from '../../shared/api-types';

/** What people call the two sources. */
export const LEAD_SOURCE_LABELS: Record<Lead['leadSource'], string> & Partial<Record<string, string>> = {
  booking: 'Booking',
  subscription: 'Subscription',
};

/** First and last name; a subscriber may have given only the first. */
export function leadName({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The lead as the notes and the activity know it. */
export function leadRef({ leadType, id }: Lead): LeadRef {
  return { leadType, leadId: id };
}
