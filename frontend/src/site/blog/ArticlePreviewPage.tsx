import type { ArticleSummary, TextPart } from '@contract';
import { CalculatorEmbed } from '../calculators/CalculatorEmbed';
import { ArticlePage } from './ArticlePage';

/** An article before it is published, behind a secret address. */
export function ArticlePreviewPage({ post, text }: { post: ArticleSummary; text: readonly TextPart[] }) {
  return (
    <>
      <p className="preview-line">
        <strong>Preview.</strong> Readers will see the article like this. Only people with this address can
        open the page.
      </p>
      <ArticlePage post={post} text={text} more={[]} origin={null} isPreview Embed={CalculatorEmbed} />
    </>
  );
}
