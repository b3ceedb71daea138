import type { ArticleSummary } from '@contract';
import { longDate } from '../../shared/dates';
import { usePage } from '../PageContext';

/** Author, publication date, read time and day of review of an article; the advisor of the business is the default author. */
export function ArticleFacts({ post }: { post: ArticleSummary }) {
  const { business, timeZone } = usePage();
  return (
    <div className="article-facts">
      <p>
        <span>By {post.author || business.advisor}</span>
        <span aria-hidden="true"> · </span>
        <time dateTime={post.publishedAt}>{longDate(post.publishedAt, timeZone)}</time>
        <span aria-hidden="true"> · </span>
        <span>{post.readTime}</span>
      </p>
      {post.reviewedOn !== null && (
        <p>
          Reviewed on <time dateTime={post.reviewedOn}>{longDate(post.reviewedOn, 'UTC')}</time>
        </p>
      )}
    </div>
  );
}
