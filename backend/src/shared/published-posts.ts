import type { Post, PostSummary } from '../blog/domain/post.js';

/** The articles that visitors can read. */
export abstract class PublishedPosts {
  /** Newest first. */
  abstract list(): Promise<Post[]>;

  /** Newest first. */
  abstract summaries(): Promise<PostSummary[]>;

  /** The post whose address ends in the slug; null when there is none. */
  abstract find(slug: string): Promise<Post | null>;

  /** A post's Markdown as HTML that is safe to show. */
  abstract html(post: Post): string;
}
