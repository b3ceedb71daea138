import { Injectable } from '@nestjs/common';
import { Pictures } from '../media/pictures.js';
import { Clock } from '../platform/clock.js';
import { isSecretToken, secretTokenHash } from '../platform/secret-token.js';
import { SqlPosts } from './store/sql-posts.js';
import type { PostSummary } from './domain/post.js';
import type { Article, ArticleSummary } from './article.js';
import { renderMarkdown } from './markdown.js';

export { POST_CATEGORIES, type PostCategory, POSTS_PER_PAGE } from './domain/post.js';

/** Published posts for the pages of the site. */
@Injectable()
export class PublishedPosts {
  constructor(
    private readonly posts: SqlPosts,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
  ) {}

  /** Newest first. */
  async list(): Promise<Article[]> {
    return (await this.posts.published(this.clock.timestamp())).map((post) => this.withPicture(post));
  }

  /** Newest first. */
  async summaries(): Promise<ArticleSummary[]> {
    return (await this.posts.summaries(this.clock.timestamp())).map((post) => this.withPicture(post));
  }

  /** Null when no post has this slug. */
  async find(slug: string): Promise<Article | null> {
    const post = await this.posts.findBySlug(slug, this.clock.timestamp());
    return post && this.withPicture(post);
  }

  /** The post of a preview link, in any status; null for an unknown or expired link. */
  async findByPreviewLink(token: string): Promise<Article | null> {
    if (!isSecretToken(token)) return null;
    const post = await this.posts.findByPreviewLink(secretTokenHash(token), this.clock.timestamp());
    return post && this.withPicture(post);
  }

  /**
   * When the next scheduled post is published (ISO 8601, UTC); null when none is scheduled. What is read after this is
   * complete until then.
   */
  nextDue(): Promise<string | null> {
    return this.posts.nextDue(this.clock.timestamp());
  }

  /** Markdown as safe HTML, with the pictures of the library in all their sizes. */
  html(content: string): string {
    return renderMarkdown(content, (url) => this.pictures.find(url));
  }

  private withPicture<T extends PostSummary>(post: T): T & { image: ArticleSummary['image'] } {
    return { ...post, image: this.pictures.find(post.imageUrl) };
  }
}
