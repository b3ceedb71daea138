import type { BusinessIdentity } from '@contract';
import type { LegalId } from '../../legal/legalLinks';
import { cookiePolicy } from './cookiePolicy';
import { privacyPolicy } from './privacyPolicy';
import { termsOfService } from './termsOfService';

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  /** Date of the last update or of taking effect, as text. */
  readonly date: string;
  readonly sections: readonly LegalSection[];
}

const DOCUMENTS: Record<LegalId, (business: BusinessIdentity) => LegalDocument> = {
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'cookie-policy': cookiePolicy,
};

/** A legal text, with the data of the business. */
export function legalDocument(id: LegalId, business: BusinessIdentity): LegalDocument {
  return DOCUMENTS[id](business);
}
