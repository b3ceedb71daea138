import type { PremiumFrequency } from '@contract';
import type { Lead } from '@/shared/api-types';

export const LEAD_SOURCE_LABELS: Record<Lead['leadSource'], string> & Partial<Record<string, string>> = {
  booking: 'Booking',
  phone: 'Phone',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  subscription: 'Subscription',
};

export const FREQUENCY_LABELS: Record<PremiumFrequency, string> & Partial<Record<string, string>> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annual',
};

/** The whole name of a lead or client; the last name of a subscriber is optional. */
export { nameOf as leadName } from '@contract';
