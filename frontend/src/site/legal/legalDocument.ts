import {
  DEFAULT_LEGAL,
  type EditedLegalTexts,
  type LegalSection,
  type PageData,
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

/** What a page says about its legal texts. */
export type LegalFacts = Pick<PageData, 'business' | 'legal' | 'retention'>;

/** A legal text, the owner's or else the built-in one, with the data of the business and what its retention says. */
export function legalDocument(id: LegalId, { business, legal, retention }: LegalFacts): LegalDocument {
  const { key, dated } = NAMES[id];
  const { date, text } = legal[key] ?? DEFAULT_LEGAL[key];
  return {
    title: LEGAL_LINKS.find((link) => link.id === id)?.title ?? '',
    date: `${dated} ${date}`,
    sections: parseLegalText(text, business, retention),
  };
}
