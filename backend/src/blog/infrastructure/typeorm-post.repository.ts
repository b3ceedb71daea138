import { Injectable } from '@nestjs/common';
import {
  type EntityManager,
  type FindOptionsWhere,
  IsNull,
  LessThan,
  LessThanOrEqual,
  Like,
  MoreThan,
  Not,
} from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import { PostRepository, type PostTitle, type PreviewLink } from '../application/ports.js';
import type { DeletedPost, Post, PostSummary, PostVersion, Revision } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { freeSlug } from '../domain/slug.js';
import { BlogPostHistory, BlogPosts, type PostRow } from './blog.tables.js';

/** Posts with the same title that can be published concurrently; each attempt stores at least one of them. */
const MOST_ATTEMPTS = 20;

/** Page size; a version has up to 200 kB. */
const VERSIONS_A_PAGE = 20;

const NEWEST_FIRST = { publishedAt: 'DESC', id: 'DESC' } as const;
const SUMMARY = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  imageUrl: true,
  imageAlt: true,
  author: true,
  reviewedOn: true,
  readTime: true,
  status: true,
  publishedAt: true,
  updatedAt: true,
} satisfies Record<keyof PostSummary, true>;
const POST_FIELDS = Object.keys({ ...SUMMARY, content: true } satisfies Record<keyof Post, true>);
const NO_LINK = { previewHash: null, previewUntil: null };

@Injectable()
export class TypeormPostRepository extends PostRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async published(now: string): Promise<Post[]> {
    const rows = await this.database.reader.find(BlogPosts, { where: onSite(now), order: NEWEST_FIRST });
    return rows.map((row) => postOf(row, now));
  }

  override async summaries(now: string): Promise<PostSummary[]> {
    const where = onSite(now);
    const rows = await this.database.reader.find(BlogPosts, { select: SUMMARY, where, order: NEWEST_FIRST });
    return rows.map((row) => asOf(row, now));
  }

  override async findBySlug(slug: string, now: string): Promise<Post | null> {
    const where = onSite(now).map((one) => ({ ...one, slug }));
    const row = await this.database.reader.findOneBy(BlogPosts, where);
    // MariaDB ignores trailing spaces when it compares
    return row?.slug === slug ? postOf(row, now) : null;
  }

  override async nextDue(now: string): Promise<string | null> {
    const row = await this.database.reader.findOne(BlogPosts, {
      select: { id: true, publishedAt: true },
      where: { status: 'scheduled', publishedAt: MoreThan(now), deletedAt: IsNull() },
      order: { publishedAt: 'ASC' },
    });
    return row?.publishedAt ?? null;
  }

  override async all(now: string): Promise<Post[]> {
    const where = { deletedAt: IsNull() };
    const rows = await this.database.reader.find(BlogPosts, { where, order: NEWEST_FIRST });
    return rows.map((row) => postOf(row, now));
  }

  override async find(id: string, now: string): Promise<Post | null> {
    const row = await this.database.reader.findOneBy(BlogPosts, { id, deletedAt: IsNull() });
    return row && postOf(row, now);
  }

  override async showing(urlPrefix: string): Promise<PostTitle[]> {
    const shown = Like(`%${urlPrefix}%`);
    const rows = await this.database.reader.find(BlogPosts, {
      select: { id: true, title: true, deletedAt: true },
      where: [{ imageUrl: shown }, { content: shown }],
      order: NEWEST_FIRST,
    });
    return rows.map(({ id, title, deletedAt }) => ({ id, title, isDeleted: deletedAt !== null }));
  }

  override add(post: Post): Promise<Post> {
    return retryOnUniqueViolation(MOST_ATTEMPTS, () =>
      this.database.write(async (tx) => {
        const where = { slug: Like(`${post.slug}%`) };
        const alike = await tx.find(BlogPosts, { select: { slug: true }, where });
        const taken = alike.map(({ slug }) => slug);
        const stored = { ...post, slug: freeSlug(post.slug, taken) };
        await tx.insert(BlogPosts, { ...stored, ...NO_LINK, deletedAt: null });
        return stored;
      }),
    );
  }

  override revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (!row || row.deletedAt) return null;
      const revision = revise(storedPost(row));
      if (!revision.replaced) return revision;
      await tx.insert(BlogPostHistory, revision.replaced);
      const { id: _, ...columns } = revision.post;
      await tx.update(BlogPosts, id, columns);
      return revision;
    });
  }

  override setPreviewLink(id: string, link: PreviewLink | null): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (!row || row.deletedAt) return false;
      const columns = link ? { previewHash: link.tokenHash, previewUntil: link.expiresAt } : NO_LINK;
      await tx.update(BlogPosts, id, columns);
      return true;
    });
  }

  override async findByPreviewLink(tokenHash: string, now: string): Promise<Post | null> {
    const where = { previewHash: tokenHash, previewUntil: MoreThan(now), deletedAt: IsNull() };
    const row = await this.database.reader.findOneBy(BlogPosts, where);
    return row && postOf(row, now);
  }

  override async history(id: string): Promise<WholeList<PostVersion> | null> {
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

  override remove(id: string, at: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (!row || row.deletedAt) return false;
      await tx.update(BlogPosts, id, { deletedAt: at });
      return true;
    });
  }

  override async deleted(now: string): Promise<DeletedPost[]> {
    const rows = await this.database.reader.find(BlogPosts, {
      select: { ...SUMMARY, deletedAt: true },
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return rows.flatMap(({ deletedAt, ...post }) =>
      deletedAt === null ? [] : [{ ...asOf(post, now), deletedAt }],
    );
  }

  override restore(id: string, now: string): Promise<Post | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (row?.deletedAt) await tx.update(BlogPosts, id, { deletedAt: null });
      return row && postOf(row, now);
    });
  }

  override removeForGood(id: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (!row?.deletedAt) return false;
      await deleteForGood(tx, id);
      return true;
    });
  }

  override emptyTrash(before: string): Promise<number> {
    return this.database.write(async (tx) => {
      const where = { deletedAt: LessThan(before) };
      const rows = await tx.find(BlogPosts, { select: { id: true }, where, ...this.database.rowLock });
      for (const { id } of rows) await deleteForGood(tx, id);
      return rows.length;
    });
  }

  private locked(tx: EntityManager, id: string): Promise<PostRow | null> {
    return tx.findOne(BlogPosts, { where: { id }, ...this.database.rowLock });
  }
}

async function deleteForGood(tx: EntityManager, id: string): Promise<void> {
  await tx.delete(BlogPostHistory, { blogPostId: id });
  await tx.delete(BlogPosts, { id });
}

/** The posts that the site shows. */
function onSite(now: string): FindOptionsWhere<PostRow>[] {
  const deletedAt = IsNull();
  return [
    { deletedAt, status: 'published' },
    { deletedAt, status: 'scheduled', publishedAt: LessThanOrEqual(now) },
  ];
}

/** The row without columns that are not part of a post. */
function storedPost(row: PostRow): Post {
  return Object.fromEntries(POST_FIELDS.map((field) => [field, row[field as keyof Post]])) as unknown as Post;
}

function postOf(row: PostRow, now: string): Post {
  return asOf(storedPost(row), now);
}
