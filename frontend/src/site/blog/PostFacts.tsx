import type { ArticleSummary } from '@contract';
import { longDate } from '../../shared/dates';
import { usePage } from '../PageContext';

/** Publication date and read time of an article. */
export function PostFacts({ post }: { post: ArticleSummary }) {
  const { timeZone } = usePage();
  return (
    <p className="post-facts">
      <time dateTime={post.publishedAt}>{longDate(post.publishedAt, timeZone)}</time>
      <span aria-hidden="true"> · </span>
      <span>{post.readTime}</span>
    </p>
  );
}
