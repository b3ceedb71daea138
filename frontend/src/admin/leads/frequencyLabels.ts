import type { PremiumFrequency } from '@contract';

/** How a premium frequency is written for people. */
export const FREQUENCY_LABELS: Record<PremiumFrequency, string> & Partial<Record<string, string>> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annual',
};
