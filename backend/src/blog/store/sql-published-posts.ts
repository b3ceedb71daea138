import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { Pictures } from '../../media/pictures.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Business } from '../../settings/business.js';
import { isSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import type { Article, ArticlePart, ArticleSummary } from '../article.js';
import type { PostSummary } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { renderMarkdown, renderParts } from '../infrastructure/markdown.js';
import { PublishedPosts } from '../published-posts.js';
import { BlogPosts, NEWEST_FIRST, postOf, type PostRow, SUMMARY } from './blog.tables.js';

@Injectable()
export class SqlPublishedPosts extends PublishedPosts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
    private readonly business: Business,
  ) {
    super();
  }

  override async list(): Promise<Article[]> {
    const now = this.clock.timestamp();
    const rows = await this.database.reader.find(BlogPosts, { where: onSite(now), order: NEWEST_FIRST });
    return rows.map((row) => this.withPicture(postOf(row, now)));
  }

  override async summaries(): Promise<ArticleSummary[]> {
    const now = this.clock.timestamp();
    const where = onSite(now);
    const rows = await this.database.reader.find(BlogPosts, { select: SUMMARY, where, order: NEWEST_FIRST });
    return rows.map((row) => this.withPicture(asOf(row, now)));
  }

  override async find(slug: string): Promise<Article | null> {
    const now = this.clock.timestamp();
    const where = onSite(now).map((one) => ({ ...one, slug }));
    const row = await this.database.reader.findOneBy(BlogPosts, where);
    // MariaDB ignores trailing spaces when it compares
    return row?.slug === slug ? this.withPicture(postOf(row, now)) : null;
  }

  override async findByPreviewLink(token: string): Promise<Article | null> {
    if (!isSecretToken(token)) return null;
    const now = this.clock.timestamp();
    const where = { previewHash: secretTokenHash(token), previewUntil: MoreThan(now), deletedAt: IsNull() };
    const row = await this.database.reader.findOneBy(BlogPosts, where);
    return row && this.withPicture(postOf(row, now));
  }

  override async nextDue(): Promise<string | null> {
    const row = await this.database.reader.findOne(BlogPosts, {
      select: { id: true, publishedAt: true },
      where: { status: 'scheduled', publishedAt: MoreThan(this.clock.timestamp()), deletedAt: IsNull() },
      order: { publishedAt: 'ASC' },
    });
    return row?.publishedAt ?? null;
  }

  override parts(content: string): readonly ArticlePart[] {
    return renderParts(content, this.shown());
  }

  override html(content: string): string {
    return renderMarkdown(content, this.shown());
  }

  private shown() {
    const { calculators } = this.business.current();
    return { findPicture: (url: string) => this.pictures.find(url), calculators: calculators.shown };
  }

  private withPicture<T extends PostSummary>(post: T): T & Pick<ArticleSummary, 'image'> {
    return { ...post, image: this.pictures.find(post.imageUrl) };
  }
}

/** The posts that the site shows. */
function onSite(now: string): FindOptionsWhere<PostRow>[] {
  const deletedAt = IsNull();
  return [
    { deletedAt, status: 'published' },
    { deletedAt, status: 'scheduled', publishedAt: LessThanOrEqual(now) },
  ];
}
