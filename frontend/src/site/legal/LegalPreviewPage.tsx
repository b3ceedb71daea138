import { usePage } from '../PageContext';
import { LegalArticles } from './LegalTexts';

/** The legal texts one below the other, for the console's preview of unsaved ones. */
export function LegalPreviewPage() {
  const { business, legal, retention } = usePage();
  return (
    <div className="legal-texts legal-preview">
      <h1>Legal texts</h1>
      <LegalArticles business={business} legal={legal} retention={retention} />
    </div>
  );
}
