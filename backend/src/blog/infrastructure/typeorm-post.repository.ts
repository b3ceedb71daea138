import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Like } from 'typeorm';
import { Database } from '../../database/database.js';
import { isUniqueViolation } from '../../database/database-errors.js';
import { PostRepository } from '../application/ports.js';
import { freeSlug, type Post, type PostSummary, type PostVersion } from '../domain/post.js';
import { BlogPostHistory, BlogPosts, type PostRow } from './blog.tables.js';

/** So many posts of one title may be published at the same moment; of those that look together one gets the slug. */
const MOST_ATTEMPTS = 20;

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
    // MariaDB takes `slug` and `slug ` for the same
    return row?.slug === slug ? postOf(row) : null;
  }

  override async add(post: Post): Promise<Post> {
    const insert = () =>
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
      });
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await insert();
      } catch (error) {
        // another post took the slug in the same moment: the next look sees it
        if (attempt === MOST_ATTEMPTS || !isUniqueViolation(error)) throw error;
      }
    }
  }

  override revise(
    id: string,
    revise: (post: Post) => { post: Post; replaced: PostVersion | null },
  ): Promise<Post | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (!row || row.deletedAt) return null;
      const { post, replaced } = revise(postOf(row));
      if (!replaced) return post;
      await tx.insert(BlogPostHistory, replaced);
      const { id: _, ...columns } = post;
      await tx.update(BlogPosts, id, columns);
      return post;
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

  override restore(id: string): Promise<Post | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id);
      if (row?.deletedAt) await tx.update(BlogPosts, id, { deletedAt: null });
      return row && postOf(row);
    });
  }

  override async history(id: string): Promise<PostVersion[] | null> {
    const { reader } = this.database;
    if (!(await reader.existsBy(BlogPosts, { id, deletedAt: IsNull() }))) return null;
    return reader.find(BlogPostHistory, {
      where: { blogPostId: id },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  private locked(tx: EntityManager, id: string): Promise<PostRow | null> {
    const lock = this.database.dialect === 'mysql' ? { lock: { mode: 'pessimistic_write' } as const } : {};
    return tx.findOne(BlogPosts, { where: { id }, ...lock });
  }
}

function postOf({ deletedAt: _, ...post }: PostRow): Post {
  return post;
}
