import type { Picture } from '../media/picture.js';
import type { PostSummary } from './domain/post.js';

export { POST_CATEGORIES, type PostCategory, POSTS_PER_PAGE } from './domain/post.js';

/** An article of a list, with its picture; null unless that is one of the library. */
export interface ArticleSummary extends PostSummary {
  readonly image: Picture | null;
}

/** An article of the site. */
export interface Article extends ArticleSummary {
  readonly content: string;
}

/** Port of the blog for the public site: the posts that are published now. */
export abstract class PublishedPosts {
  /** Newest first. */
  abstract list(): Promise<Article[]>;

  /** Newest first. */
  abstract summaries(): Promise<ArticleSummary[]>;

  /** Null when no post has this slug. */
  abstract find(slug: string): Promise<Article | null>;

  /** The post of a preview link, in any status; null for an unknown or expired link. */
  abstract findByPreviewLink(token: string): Promise<Article | null>;

  /**
   * When the next scheduled post is published (ISO 8601, UTC); null when none is scheduled. What is read after this is
   * complete until then.
   */
  abstract nextDue(): Promise<string | null>;

  /** Markdown as safe HTML, with the pictures of the library in all their sizes. */
  abstract html(content: string): string;
}
