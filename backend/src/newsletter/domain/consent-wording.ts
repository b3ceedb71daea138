/** Names the wording below in the records of consent; a changed wording gets a new one. */
export const CONSENT_VERSION = '2026-11';

/**
 * The sentence beside both newsletter forms; `policyDate` is that of the Privacy Policy. The record of a consent keeps it
 * exactly as it was shown.
 */
export function consentWording(businessName: string, policyDate: string): string {
  return (
    `By subscribing you agree that ${businessName} sends you its newsletter by e-mail, as our Privacy Policy of ` +
    `${policyDate} describes. We first ask you to confirm your address; you can unsubscribe in every issue.`
  );
}

/**
 * The places of the site where somebody can subscribe. return: the page after an unsubscription. unknown: consents from
 * before there were records. import: a file, whose basis staff have stated.
 */
export const CONSENT_FORMS = ['newsletter', 'footer', 'return', 'unknown', 'import'] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];
