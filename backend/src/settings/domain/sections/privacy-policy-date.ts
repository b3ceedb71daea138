/**
 * The date of the privacy policy until the owner changes it (spec §4). Apart from the text, which forms that name the date
 * do not load.
 */
export const PRIVACY_POLICY_DATE = 'October 7, 2025';
