import type { Post, PostSummary } from './domain/post.js';

export { POST_CATEGORIES, type PostCategory, POSTS_PER_PAGE, type PostSummary } from './domain/post.js';

/** Port of the blog for the public site. */
export abstract class PublishedPosts {
  /** Newest first. */
  abstract list(): Promise<Post[]>;

  /** Newest first. */
  abstract summaries(): Promise<PostSummary[]>;

  /** Null when no post has this slug. */
  abstract find(slug: string): Promise<Post | null>;

  /** The content of a post as safe HTML. */
  abstract html(post: Post): string;
}
