/** How often a premium is paid; monthly is what the form starts with (spec §4, §9). */
export const PREMIUM_FREQUENCIES = ['monthly', 'quarterly', 'annual'] as const;
export type PremiumFrequency = (typeof PREMIUM_FREQUENCIES)[number];

/** What was sold. The rate is free text as the advisor wrote it (spec §5). */
export interface Sale {
  readonly productPurchased: string;
  readonly premiumFrequency: PremiumFrequency;
  readonly premiumRate: string;
}
