import type { Article, ArticlePart, ArticleSummary } from './article.js';

/** Published posts for the pages of the site. */
export abstract class PublishedPosts {
  /** Newest first. */
  abstract list(): Promise<Article[]>;

  /** Newest first. */
  abstract summaries(): Promise<ArticleSummary[]>;

  /** Null when no published post has exactly this slug. */
  abstract find(slug: string): Promise<Article | null>;

  /** The post of a preview link, in any status; null for an unknown or expired link. */
  abstract findByPreviewLink(token: string): Promise<Article | null>;

  /**
   * When the next scheduled post is published (ISO 8601, UTC); null when none is scheduled. What is read after this is
   * complete until then.
   */
  abstract nextDue(): Promise<string | null>;

  /** The same as `html`, with the calculators that it embeds apart. */
  abstract parts(content: string): readonly ArticlePart[];

  /** Markdown as safe HTML, with the pictures of the library in all their sizes and links to calculators. */
  abstract html(content: string): string;
}
