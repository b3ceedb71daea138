/** How often a premium is paid; the form starts with monthly (spec §4, §9). */
export const PREMIUM_FREQUENCIES = ['monthly', 'quarterly', 'annual'] as const;
export type PremiumFrequency = (typeof PREMIUM_FREQUENCIES)[number];

/** A recorded sale. The rate is free text of the advisor (spec §5). */
export interface Sale {
  readonly productPurchased: string;
  readonly premiumFrequency: PremiumFrequency;
  readonly premiumRate: string;
}
