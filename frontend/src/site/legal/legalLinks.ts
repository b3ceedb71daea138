export type LegalId = 'privacy-policy' | 'terms-of-service' | 'cookie-policy';

export const LEGAL_LINKS: readonly { readonly id: LegalId; readonly title: string }[] = [
  { id: 'privacy-policy', title: 'Privacy Policy' },
  { id: 'terms-of-service', title: 'Terms of Service' },
  { id: 'cookie-policy', title: 'Cookie Policy' },
];

/** Id of the element with the legal texts, which is removed on hydration. */
export const LEGAL_TEXTS = 'legal-texts';

/** Window event that opens the Cookie Policy (spec §2). */
export const OPEN_COOKIE_POLICY = 'openCookiePolicy';

/** Window event that shows the cookie banner again. */
export const CHANGE_COOKIE_CHOICE = 'changeCookieChoice';

/** The legal text for the hash of a link, or null. */
export function legalIdOf(hash: string | null): LegalId | null {
  return LEGAL_LINKS.find(({ id }) => hash === `#${id}`)?.id ?? null;
}
