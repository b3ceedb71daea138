import { Injectable } from '@nestjs/common';
import { Pictures } from '../../media/pictures.js';
import { Clock } from '../../platform/clock.js';
import { isSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { type Article, type ArticleSummary, PublishedPosts } from '../published-posts.js';
import { PostRepository } from '../application/ports.js';
import type { PostSummary } from '../domain/post.js';
import { renderMarkdown } from '../markdown.js';

/** Published posts for the pages of the site. */
@Injectable()
export class SitePosts extends PublishedPosts {
  constructor(
    private readonly posts: PostRepository,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
  ) {
    super();
  }

  override async list(): Promise<Article[]> {
    return (await this.posts.published(this.clock.timestamp())).map((post) => this.withPicture(post));
  }

  override async summaries(): Promise<ArticleSummary[]> {
    return (await this.posts.summaries(this.clock.timestamp())).map((post) => this.withPicture(post));
  }

  override async find(slug: string): Promise<Article | null> {
    const post = await this.posts.findBySlug(slug, this.clock.timestamp());
    return post && this.withPicture(post);
  }

  override async findByPreviewLink(token: string): Promise<Article | null> {
    if (!isSecretToken(token)) return null;
    const post = await this.posts.findByPreviewLink(secretTokenHash(token), this.clock.timestamp());
    return post && this.withPicture(post);
  }

  override nextDue(): Promise<string | null> {
    return this.posts.nextDue(this.clock.timestamp());
  }

  override html(content: string): string {
    return renderMarkdown(content, (url) => this.pictures.find(url));
  }

  private withPicture<T extends PostSummary>(post: T): T & { image: ArticleSummary['image'] } {
    return { ...post, image: this.pictures.find(post.imageUrl) };
  }
}
