import type { PostSummary } from '@contract';
import { BLOG } from '../content/blog';
import { Icon } from '../icons/Icon';
import { Cover } from './Cover';
import { PostFacts } from './PostFacts';

/** An article in the list. */
export function PostCard({ post, eager }: { post: PostSummary; eager?: boolean }) {
  const href = `/blog/${post.slug}`;
  return (
    <article className="post-card">
      <Cover post={post} eager={eager ?? false} />
      <div className="post-card-words">
        <p className="post-category">{post.category}</p>
        <h2>
          <a href={href}>{post.title}</a>
        </h2>
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
