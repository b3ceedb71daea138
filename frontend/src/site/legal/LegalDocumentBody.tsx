import type { LegalSection } from '../content/legal/legalDocuments';

/** The sections of a legal text. */
export function LegalDocumentBody({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, paragraphs, points }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
