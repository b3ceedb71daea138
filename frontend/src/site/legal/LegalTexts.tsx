import type { BusinessIdentity } from '@contract';
import { legalDocument } from '../content/legal/legalDocuments';
import { LegalDocumentBody } from './LegalDocumentBody';
import { LEGAL_LINKS } from './legalLinks';

/** All legal texts at the end of the page, where the footer's links lead when there is no script to open dialogs. */
export function LegalTexts({ business }: { business: BusinessIdentity }) {
  return (
    <noscript>
      <div className="legal-texts">
        {LEGAL_LINKS.map(({ id }) => {
          const { title, date, sections } = legalDocument(id, business);
          return (
            <article key={id} id={id}>
              <h2>{title}</h2>
              <p>{date}</p>
              <LegalDocumentBody sections={sections} />
            </article>
          );
        })}
      </div>
    </noscript>
  );
}
