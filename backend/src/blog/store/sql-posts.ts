import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThan, LessThanOrEqual, Like, MoreThan } from 'typeorm';
import { type Place, type Rows, rowsWithin } from '../../platform/http/cursor-pages.js';
import { Database, runAll, type Transaction } from '../../platform/database/database.js';
import {
  type IdempotencyKeyRow,
  insertionOfToken,
  storedUnder,
  storeOnce,
} from '../../platform/database/idempotency-keys.js';
import { KeyReused, NotFound } from '../../platform/domain-error.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import type { Post, PostSummary, PostTitle, PostVersion, PreviewLink, Revision } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { freeSlug } from '../domain/slug.js';
import { BlogPostHistory, BlogPosts, postOf, type PostRow, storedPost, SUMMARY } from './blog.tables.js';

/** Posts with the same title that can be published concurrently; each attempt stores at least one of them. */
const MOST_ATTEMPTS = 20;

/** Page size; a version has up to 200 kB. */
const VERSIONS_A_PAGE = 20;

const NEWEST_FIRST = { publishedAt: 'DESC', id: 'DESC' } as const;
const NO_LINK = { previewHash: null, previewUntil: null };

/**
 * Posts that are not deleted, and their earlier versions. `now` decides which scheduled posts
 * are published (`asOf`), and is an ISO 8601 time in UTC.
 */
@Injectable()
export class SqlPosts {
  constructor(private readonly database: Database) {}

  /** Published posts, newest first. */
  async published(now: string): Promise<Post[]> {
    const rows = await this.database.reader.find(BlogPosts, { where: onSite(now), order: NEWEST_FIRST });
    return rows.map((row) => postOf(row, now));
  }

  /** Published posts, newest first. */
  async summaries(now: string): Promise<PostSummary[]> {
    const where = onSite(now);
    const rows = await this.database.reader.find(BlogPosts, { select: SUMMARY, where, order: NEWEST_FIRST });
    return rows.map((row) => asOf(row, now));
  }

  /** Null when no published post has exactly this slug. */
  async findBySlug(slug: string, now: string): Promise<Post | null> {
    const where = onSite(now).map((one) => ({ ...one, slug }));
    const row = await this.database.reader.findOneBy(BlogPosts, where);
    // MariaDB ignores trailing spaces when it compares
    return row?.slug === slug ? postOf(row, now) : null;
  }

  /** When the next scheduled post is published; null when none is scheduled. */
  async nextDue(now: string): Promise<string | null> {
    const row = await this.database.reader.findOne(BlogPosts, {
      select: { id: true, publishedAt: true },
      where: { status: 'scheduled', publishedAt: MoreThan(now), deletedAt: IsNull() },
      order: { publishedAt: 'ASC' },
    });
    return row?.publishedAt ?? null;
  }

  /** Drafts, scheduled and published posts, newest first. */
  async all(now: string): Promise<Post[]> {
    const where = { deletedAt: IsNull() };
    const rows = await this.database.reader.find(BlogPosts, { where, order: NEWEST_FIRST });
    return rows.map((row) => postOf(row, now));
  }

  async find(id: string, now: string): Promise<Post | null> {
    const row = await this.database.reader.findOneBy(BlogPosts, { id, deletedAt: IsNull() });
    return row && postOf(row, now);
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

  /**
   * The post that a request with that token stored within a day, as it is now; null without one. Rejects a key that was used
   * for other values, or for a post that was deleted for good.
   */
  async findResult(token: IdempotencyToken): Promise<Post | null> {
    const kept = await storedUnder(this.database, token);
    return kept && this.resultOf(kept, token);
  }

  /**
   * Stores the post; a slug that is in use gets a number. Returns the stored post, or with the token of an earlier request the
   * post of that one.
   */
  add(post: Post, token: IdempotencyToken | null = null): Promise<Post> {
    const result = { leadId: post.id, createdAt: post.updatedAt, isNew: true };
    return storeOnce(
      { database: this.database, token, attempts: MOST_ATTEMPTS },
      async (tx) => {
        await runAll(tx, insertionOfToken(token, result));
        const where = { slug: Like(`${post.slug}%`) };
        const alike = await tx.find(BlogPosts, { select: { slug: true }, where });
        const taken = alike.map(({ slug }) => slug);
        const stored = { ...post, slug: freeSlug(post.slug, taken) };
        await tx.insert(BlogPosts, { ...stored, ...NO_LINK, deletedAt: null });
        return stored;
      },
      (kept, sent) => this.resultOf(kept, sent),
    );
  }

  /**
   * Applies `revise` to the locked, current post and stores both results in one transaction, or nothing when nothing is
   * replaced; null when there is no such post.
   */
  revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null> {
    return this.database.write(async (tx) => {
      const row = await lockPost(tx, this.database, id);
      if (!row || row.deletedAt) return null;
      const revision = revise(storedPost(row));
      if (!revision.replaced) return revision;
      await tx.insert(BlogPostHistory, revision.replaced);
      const { id: _, ...columns } = revision.post;
      await tx.update(BlogPosts, id, columns);
      return revision;
    });
  }

  /** Replaces the link of the post; null removes it. False when there is no such post. */
  setPreviewLink(id: string, link: PreviewLink | null): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await lockPost(tx, this.database, id);
      if (!row || row.deletedAt) return false;
      const columns = link ? { previewHash: link.tokenHash, previewUntil: link.expiresAt } : NO_LINK;
      await tx.update(BlogPosts, id, columns);
      return true;
    });
  }

  /** The post of a link that has not expired. */
  async findByPreviewLink(tokenHash: string, now: string): Promise<Post | null> {
    const where = { previewHash: tokenHash, previewUntil: MoreThan(now), deletedAt: IsNull() };
    const row = await this.database.reader.findOneBy(BlogPosts, where);
    return row && postOf(row, now);
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

  /** Drafts, scheduled and published posts behind a place, the last added first. */
  async newest(after: Place | null, limit: number, now: string): Promise<Rows<Post>> {
    const [before] = after ?? [];
    const where = { deletedAt: IsNull(), ...(before !== undefined && { id: LessThan(before) }) };
    const rows = await this.database.reader.find(BlogPosts, {
      ...{ where, order: { id: 'DESC' }, take: limit + 1 },
    });
    return rowsWithin(
      rows.map((row) => postOf(row, now)),
      limit,
      ({ id }) => [id],
    );
  }

  /** Moves the post to the deleted ones. False when there is no such post. */
  remove(id: string, at: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await lockPost(tx, this.database, id);
      if (!row || row.deletedAt) return false;
      await tx.update(BlogPosts, id, { deletedAt: at });
      return true;
    });
  }

  private async resultOf(
    { fingerprint, leadId: id }: IdempotencyKeyRow,
    token: IdempotencyToken,
  ): Promise<Post> {
    if (fingerprint !== token.fingerprint) throw new KeyReused();
    const row = await this.database.reader.findOneBy(BlogPosts, { id });
    if (!row) throw new NotFound('post.unknown');
    return postOf(row, token.sentAt);
  }
}

export function lockPost(tx: Transaction, { rowLock }: Database, id: string): Promise<PostRow | null> {
  return tx.findOne(BlogPosts, { where: { id }, ...rowLock });
}

/** The posts that the site shows. */
function onSite(now: string): FindOptionsWhere<PostRow>[] {
  const deletedAt = IsNull();
  return [
    { deletedAt, status: 'published' },
    { deletedAt, status: 'scheduled', publishedAt: LessThanOrEqual(now) },
  ];
}
