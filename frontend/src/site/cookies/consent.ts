export type Consent = 'accepted' | 'declined';

/** The banner's delay after the page has loaded, in milliseconds (spec §9). */
export const BANNER_DELAY = 1000;

/** Whether the visitor has chosen already. Where storage is forbidden nothing can be kept, so nothing is asked. */
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
    // the banner closes all the same, and asks again another time
  }
}
