import type { Post } from '../blog/domain/post.js';

/** The articles that visitors can read. */
export abstract class PublishedPosts {
  /** Newest first. */
  abstract list(): Promise<Post[]>;

  /** A post's Markdown as HTML that is safe to show. */
  abstract html(post: Post): string;
}
