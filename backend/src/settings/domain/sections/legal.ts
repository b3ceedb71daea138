import { DEFAULT_COOKIE_POLICY } from './cookie-policy.js';
import { DEFAULT_PRIVACY_POLICY } from './privacy-policy.js';
import { DEFAULT_TERMS_OF_SERVICE } from './terms-of-service.js';
import type { LegalText } from './legal-text.js';

export interface LegalTexts {
  readonly privacyPolicy: LegalText;
  readonly termsOfService: LegalText;
  readonly cookiePolicy: LegalText;
}

export const DEFAULT_LEGAL: LegalTexts = {
  privacyPolicy: DEFAULT_PRIVACY_POLICY,
  termsOfService: DEFAULT_TERMS_OF_SERVICE,
  cookiePolicy: DEFAULT_COOKIE_POLICY,
};
