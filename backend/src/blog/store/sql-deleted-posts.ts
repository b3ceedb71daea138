import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Database, type Transaction } from '../../platform/database/database.js';
import type { DeletedPost, Post } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { BlogPostHistory, BlogPosts, postOf, SUMMARY } from './blog.tables.js';
import { lockPost } from './sql-posts.js';

/** Deleted posts. `now` decides which scheduled posts are published (`asOf`), and is an ISO 8601 time in UTC. */
@Injectable()
export class SqlDeletedPosts {
  constructor(private readonly database: Database) {}

  /** Most recently deleted first. */
  async deleted(now: string): Promise<DeletedPost[]> {
    const rows = await this.database.reader.find(BlogPosts, {
      select: { ...SUMMARY, deletedAt: true },
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', id: 'DESC' },
    });
    return rows.flatMap(({ deletedAt, ...post }) =>
      deletedAt === null ? [] : [{ ...asOf(post, now), deletedAt }],
    );
  }

  /** Restores a deleted post unchanged; does nothing to one that is not deleted. Null for an unknown id. */
  restore(id: string, now: string): Promise<Post | null> {
    return this.database.write(async (tx) => {
      const row = await lockPost(tx, this.database, id);
      if (row?.deletedAt) await tx.update(BlogPosts, id, { deletedAt: null });
      return row && postOf(row, now);
    });
  }

  /** Deletes a deleted post and its history for good. False when no deleted post has the id. */
  removeForGood(id: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await lockPost(tx, this.database, id);
      if (!row?.deletedAt) return false;
      await deleteForGood(tx, id);
      return true;
    });
  }

  /** Deletes the posts for good that were deleted before that time. Returns their number. */
  emptyTrash(before: string): Promise<number> {
    return this.database.write(async (tx) => {
      const where = { deletedAt: LessThan(before) };
      const rows = await tx.find(BlogPosts, { select: { id: true }, where, ...this.database.rowLock });
      for (const { id } of rows) await deleteForGood(tx, id);
      return rows.length;
    });
  }
}

async function deleteForGood(tx: Transaction, id: string): Promise<void> {
  await tx.delete(BlogPostHistory, { blogPostId: id });
  await tx.delete(BlogPosts, { id });
}
