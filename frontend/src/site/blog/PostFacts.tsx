import type { PostSummary } from '@contract';
import { longDate } from '../../shared/dates';
import { usePage } from '../PageContext';

/** When an article was published, and how long it takes to read. */
export function PostFacts({ post }: { post: PostSummary }) {
  const { timeZone } = usePage();
  return (
    <p className="post-facts">
      <time dateTime={post.publishedAt}>{longDate(post.publishedAt, timeZone)}</time>
      <span aria-hidden="true"> · </span>
      <span>{post.readTime}</span>
    </p>
  );
}
