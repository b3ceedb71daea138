import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Like, Not } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { type Place, type Rows, rowsWithin } from '../../platform/http/cursor-pages.js';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import type { DeletedPost, Post, PostTitle, PostVersion } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { BlogPostHistory, BlogPosts, NEWEST_FIRST, postOf, SUMMARY } from './blog.tables.js';

/** Page size; a version has up to 200 kB. */
const VERSIONS_A_PAGE = 20;

/** Posts for staff: drafts, scheduled and published ones, as they are now. */
@Injectable()
export class SqlPostQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Posts that are not deleted, newest first. */
  async all(): Promise<Post[]> {
    const where = { deletedAt: IsNull() };
    const rows = await this.database.reader.find(BlogPosts, { where, order: NEWEST_FIRST });
    return rows.map((row) => postOf(row, this.clock.timestamp()));
  }

  /** Posts behind a place that are not deleted, the last added first. */
  async newest(after: Place | null, limit: number): Promise<Rows<Post>> {
    const [before] = after ?? [];
    const where = { deletedAt: IsNull(), ...(before !== undefined && { id: LessThan(before) }) };
    const order = { id: 'DESC' } as const;
    const rows = await this.database.reader.find(BlogPosts, { where, order, take: limit + 1 });
    return rowsWithin(
      rows.map((row) => postOf(row, this.clock.timestamp())),
      limit,
      ({ id }) => [id],
    );
  }

  /** Null for an unknown post, and for a deleted one. */
  async find(id: string): Promise<Post | null> {
    const row = await this.database.reader.findOneBy(BlogPosts, { id, deletedAt: IsNull() });
    return row && postOf(row, this.clock.timestamp());
  }

  /** Posts that can be restored, most recently deleted first. */
  async deleted(): Promise<DeletedPost[]> {
    const rows = await this.database.reader.find(BlogPosts, {
      select: { ...SUMMARY, deletedAt: true },
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return rows.flatMap(({ deletedAt, ...post }) =>
      deletedAt === null ? [] : [{ ...asOf(post, this.clock.timestamp()), deletedAt }],
    );
  }

  /** Earlier versions, newest first; null when there is no such post. */
  async history(id: string): Promise<WholeList<PostVersion> | null> {
    const { reader } = this.database;
    if (!(await reader.existsBy(BlogPosts, { id, deletedAt: IsNull() }))) return null;
    return wholeList(async (after: PostVersion | null) => {
      const where = after
        ? [
            { blogPostId: id, createdAt: LessThan(after.createdAt) },
            { blogPostId: id, createdAt: after.createdAt, id: LessThan(after.id) },
          ]
        : { blogPostId: id };
      const order = { createdAt: 'DESC', id: 'DESC' } as const;
      const rows = await reader.find(BlogPostHistory, { where, order, take: VERSIONS_A_PAGE });
      return { rows, next: rows.length === VERSIONS_A_PAGE ? rows.at(-1)! : null };
    });
  }

  /** Posts whose picture or content has an address that begins so; deleted ones too, because they can be restored. */
  async showing(urlPrefix: string): Promise<PostTitle[]> {
    const shown = Like(`%${urlPrefix}%`);
    const rows = await this.database.reader.find(BlogPosts, {
      select: { id: true, title: true, deletedAt: true },
      where: [{ imageUrl: shown }, { content: shown }],
      order: NEWEST_FIRST,
    });
    return rows.map(({ id, title, deletedAt }) => ({ id, title, isDeleted: deletedAt !== null }));
  }
}
