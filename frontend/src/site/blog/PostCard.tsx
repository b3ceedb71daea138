import type { ArticleSummary } from '@contract';
import { BLOG } from '../content/blog';
import { Icon } from '../icons/Icon';
import { Cover } from './Cover';
import { PostFacts } from './PostFacts';

interface PostCardProps {
  readonly post: ArticleSummary;
  /** Whether the image is likely to be above the fold. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** The width of a card (styles/blog.css). */
const SIZES = '(min-width: 62rem) 352px, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)';

/** An article in a list. */
export function PostCard({ post, eager = false, heading: Heading = 'h2' }: PostCardProps) {
  const href = `/blog/${post.slug}`;
  return (
    <article className="post-card">
      <Cover post={post} eager={eager} sizes={SIZES} />
      <div className="post-card-words">
        <p className="post-category">{post.category}</p>
        <Heading>
          <a href={href}>{post.title}</a>
        </Heading>
        <p className="post-excerpt">{post.excerpt}</p>
        <PostFacts post={post} />
        <a className="arrow-link" href={href}>
          {BLOG.read}
          <span className="sr-only">{post.title}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
