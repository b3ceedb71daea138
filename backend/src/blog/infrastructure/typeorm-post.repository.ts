import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, Like, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import { PostRepository } from '../application/ports.js';
import {
  type DeletedPost,
  freeSlug,
  type Post,
  type PostSummary,
  type PostVersion,
  type Revision,
} from '../domain/post.js';
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
  readTime: true,
  publishedAt: true,
} satisfies Record<keyof PostSummary, true>;
const POST_FIELDS = Object.keys({ ...SUMMARY, content: true } satisfies Record<keyof Post, true>);

@Injectable()
export class TypeormPostRepository extends PostRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(): Promise<Post[]> {
    const where = { deletedAt: IsNull() };
    const rows = await this.database.reader.find(BlogPosts, { where, order: NEWEST_FIRST });
    return rows.map(postOf);
  }

  override summaries(): Promise<PostSummary[]> {
    const where = { deletedAt: IsNull() };
    return this.database.reader.find(BlogPosts, { select: SUMMARY, where, order: NEWEST_FIRST });
  }

  override async findBySlug(slug: string): Promise<Post | null> {
    const row = await this.database.reader.findOneBy(BlogPosts, { slug, deletedAt: IsNull() });
    // MariaDB ignores trailing spaces when it compares
    return row?.slug === slug ? postOf(row) : null;
  }

  override add(post: Post): Promise<Post> {
    return retryOnUniqueViolation(MOST_ATTEMPTS, () =>
      this.database.write(async (tx) => {
        const alike = await tx.find(BlogPosts, {
          select: { slug: true },
          where: { slug: Like(`${post.slug}%`) },
        });
        const stored = {
          ...post,
          slug: freeSlug(
            post.slug,
            alike.map(({ slug }) => slug),
          ),
        };
        await tx.insert(BlogPosts, { ...stored, deletedAt: null });
        return stored;
      }),
    );
  }

  override revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (!row || row.deletedAt) return null;
      const revision = revise(postOf(row));
      if (!revision.replaced) return revision;
      await tx.insert(BlogPostHistory, revision.replaced);
      const { id: _, ...columns } = revision.post;
      await tx.update(BlogPosts, id, columns);
      return revision;
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

  override async deleted(): Promise<DeletedPost[]> {
    const rows = await this.database.reader.find(BlogPosts, {
      select: { ...SUMMARY, deletedAt: true },
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return rows.flatMap(({ deletedAt, ...post }) => (deletedAt === null ? [] : [{ ...post, deletedAt }]));
  }

  override restore(id: string): Promise<Post | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (row?.deletedAt) await tx.update(BlogPosts, id, { deletedAt: null });
      return row && postOf(row);
    });
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

  private locked(tx: EntityManager, id: string): Promise<PostRow | null> {
    return tx.findOne(BlogPosts, { where: { id }, ...this.database.rowLock });
  }
}

/** The row without columns that are not part of a post. */
function postOf(row: PostRow): Post {
  return Object.fromEntries(POST_FIELDS.map((field) => [field, row[field as keyof Post]])) as unknown as Post;
}
