/** The date of the Privacy Policy that a consent refers to (spec §4). */
export const PRIVACY_POLICY_DATE = 'October 7, 2025';

/** Names the wording below in the records of consent; a changed wording gets a new one. */
export const CONSENT_VERSION = '2026-11';

/** The sentence beside both newsletter forms. The record of a consent keeps it exactly as it was shown. */
export function consentWording(businessName: string): string {
  return (
    `By subscribing you agree that ${businessName} sends you its newsletter by e-mail, as our Privacy Policy of ` +
    `${PRIVACY_POLICY_DATE} describes. We first ask you to confirm your address; you can unsubscribe in every issue.`
  );
}

/**
 * The places of the site where somebody can subscribe. return: the page after an unsubscription. unknown: consents from
 * before there were records.
 */
export const CONSENT_FORMS = ['newsletter', 'footer', 'return', 'unknown'] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];
