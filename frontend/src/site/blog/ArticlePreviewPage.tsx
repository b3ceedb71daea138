import type { ArticleSummary } from '@contract';
import { ArticlePage } from './ArticlePage';

/** An article before it is published, behind a secret address. */
export function ArticlePreviewPage({ post, html }: { post: ArticleSummary; html: string }) {
  return (
    <>
      <p className="preview-line">
        <strong>Preview.</strong> Readers will see the article like this. Only people with this address can
        open the page.
      </p>
      <ArticlePage post={post} html={html} more={[]} origin={null} isPreview />
    </>
  );
}
