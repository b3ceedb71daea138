import {
  type BusinessIdentity,
  DEFAULT_LEGAL,
  type EditedLegalTexts,
  type LegalSection,
  parseLegalText,
} from '@contract';
import { LEGAL_LINKS, type LegalId } from './legalLinks';

interface LegalDocument {
  readonly title: string;
  /** The date of the last update or of taking effect, in words. */
  readonly date: string;
  readonly sections: readonly LegalSection[];
}

const NAMES: Record<LegalId, { readonly key: keyof EditedLegalTexts; readonly dated: string }> = {
  'privacy-policy': { key: 'privacyPolicy', dated: 'Last updated' },
  'terms-of-service': { key: 'termsOfService', dated: 'Effective' },
  'cookie-policy': { key: 'cookiePolicy', dated: 'Effective' },
};

/** A legal text, the owner's or else the built-in one, with the data of the business. */
export function legalDocument(
  id: LegalId,
  business: BusinessIdentity,
  edited: EditedLegalTexts,
): LegalDocument {
  const { key, dated } = NAMES[id];
  const { date, text } = edited[key] ?? DEFAULT_LEGAL[key];
  return {
    title: LEGAL_LINKS.find((link) => link.id === id)?.title ?? '',
    date: `${dated} ${date}`,
    sections: parseLegalText(text, business),
  };
}
