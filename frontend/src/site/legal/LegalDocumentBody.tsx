import type { LegalSection } from '@contract';

/** The sections of a legal text. */
export function LegalDocumentBody({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, paragraphs, points }, section) => (
    <section key={section}>
      {heading !== '' && <h3>{heading}</h3>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
