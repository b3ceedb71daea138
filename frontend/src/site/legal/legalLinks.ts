export type LegalId = 'privacy-policy' | 'terms-of-service' | 'cookie-policy';

export const LEGAL_LINKS: readonly { readonly id: LegalId; readonly title: string }[] = [
  { id: 'privacy-policy', title: 'Privacy Policy' },
  { id: 'terms-of-service', title: 'Terms of Service' },
  { id: 'cookie-policy', title: 'Cookie Policy' },
];

/** The id of the part of the page that has the legal texts until the script has started. */
export const LEGAL_TEXTS = 'legal-texts';

/** The window event that opens the Cookie Policy from anywhere on the page (spec §2). */
export const OPEN_COOKIE_POLICY = 'openCookiePolicy';

/** The legal text that a link's hash names, or null. */
export function legalIdOf(hash: string | null): LegalId | null {
  return LEGAL_LINKS.find(({ id }) => hash === `#${id}`)?.id ?? null;
}
