export type Consent = 'accepted' | 'declined';

/** Delay of the banner after the page has loaded, in milliseconds (spec §9). */
export const BANNER_DELAY = 1000;

/** Whether a choice is stored. Without storage no choice can be kept, so it counts as stored. */
export function isConsentStored(storage: () => Storage = () => localStorage): boolean {
  try {
    return storage().getItem('cookieConsent') !== null;
  } catch {
    return true;
  }
}

/** Stores the choice under the keys of spec §3: essential is always on, the other two follow the choice. */
export function storeConsent(
  consent: Consent,
  now: Date = new Date(),
  storage: () => Storage = () => localStorage,
): void {
  const optional = String(consent === 'accepted');
  try {
    storage().setItem('cookieConsent', consent);
    storage().setItem('cookieConsentDate', now.toISOString());
    storage().setItem('cookies_essential', 'true');
    storage().setItem('cookies_analytics', optional);
    storage().setItem('cookies_functionality', optional);
  } catch {
    // the banner closes anyway and appears again on the next visit
  }
}
