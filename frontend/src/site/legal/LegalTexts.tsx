import { legalDocument, type LegalFacts } from './legalDocument';
import { LegalDocumentBody } from './LegalDocumentBody';
import { LEGAL_LINKS, LEGAL_TEXTS } from './legalLinks';

/**
 * All legal texts at the end of the page, each visible when the URL has its hash. The footer links to them until
 * hydration, which removes them.
 */
export function LegalTexts(props: LegalFacts) {
  return (
    <div className="legal-texts" id={LEGAL_TEXTS}>
      <LegalArticles {...props} />
    </div>
  );
}

export function LegalArticles(facts: LegalFacts) {
  return LEGAL_LINKS.map(({ id }) => {
    const { title, date, sections } = legalDocument(id, facts);
    return (
      <article key={id} id={id}>
        <h2>{title}</h2>
        <p>{date}</p>
        <LegalDocumentBody sections={sections} />
      </article>
    );
  });
}
