import { useEffect, useRef, useState } from 'react';
import { COOKIE_BANNER } from '../content/cookies';
import { Icon } from '../icons/Icon';
import { CHANGE_COOKIE_CHOICE, OPEN_COOKIE_POLICY } from '../legal/legalLinks';
import { BANNER_DELAY, type Consent, isConsentStored, storeConsent } from './consent';
import { useBannerSpace } from './useBannerSpace';

/** The cookie banner, shown a second after the page has loaded until the visitor has chosen, and again on the window event. */
export function CookieBanner() {
  const [shown, setShown] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useBannerSpace(banner, shown);

  useEffect(() => {
    if (isConsentStored()) return;
    const timer = setTimeout(() => setShown(true), BANNER_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const show = () => setShown(true);
    addEventListener(CHANGE_COOKIE_CHOICE, show);
    return () => removeEventListener(CHANGE_COOKIE_CHOICE, show);
  }, []);

  if (!shown) return null;
  const choose = (consent: Consent) => {
    storeConsent(consent);
    setShown(false);
  };
  return (
    <section className="cookie-banner" ref={banner} aria-label={COOKIE_BANNER.title}>
      <p>
        {COOKIE_BANNER.text}{' '}
        <button
          type="button"
          className="link-button"
          aria-haspopup="dialog"
          onClick={() => dispatchEvent(new CustomEvent(OPEN_COOKIE_POLICY))}
        >
          {COOKIE_BANNER.policy}
        </button>
      </p>
      <div className="cookie-choices">
        <button type="button" className="button button-primary" onClick={() => choose('accepted')}>
          {COOKIE_BANNER.accept}
        </button>
        <button type="button" className="button button-secondary" onClick={() => choose('declined')}>
          {COOKIE_BANNER.decline}
        </button>
      </div>
      <button
        type="button"
        className="cookie-close"
        aria-label={COOKIE_BANNER.close}
        onClick={() => choose('declined')}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
