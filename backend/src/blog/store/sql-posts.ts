import { Injectable } from '@nestjs/common';
import { LessThan, Like } from 'typeorm';
import { Database, runAll, transactionOf } from '../../platform/database/database.js';
import { findStoredUnder, insertionOfToken } from '../../platform/database/idempotency-keys.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PostRepository, type StoredPost } from '../application/ports.js';
import type { Post, PostVersion, PreviewLink } from '../domain/post.js';
import { BlogPostHistory, BlogPosts, storedPost } from './blog.tables.js';

const NO_LINK = { previewHash: null, previewUntil: null };

@Injectable()
export class SqlPosts extends PostRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(unit: Unit, id: string): Promise<StoredPost | null> {
    const { rowLock } = this.database;
    const row = await transactionOf(unit).findOne(BlogPosts, { where: { id }, ...rowLock });
    return row && { post: storedPost(row), deletedAt: row.deletedAt };
  }

  override async findEarlier(unit: Unit, token: IdempotencyToken) {
    const kept = await findStoredUnder(transactionOf(unit), token);
    return kept && { fingerprint: kept.fingerprint, postId: kept.leadId };
  }

  override async slugs(unit: Unit, beginning: string): Promise<string[]> {
    const where = { slug: Like(`${beginning}%`) };
    const rows = await transactionOf(unit).find(BlogPosts, { select: { slug: true }, where });
    return rows.map(({ slug }) => slug);
  }

  override async add(unit: Unit, post: Post, token: IdempotencyToken | null): Promise<void> {
    const tx = transactionOf(unit);
    const result = { leadId: post.id, createdAt: post.updatedAt, isNew: true };
    await runAll(tx, insertionOfToken(token, result));
    await tx.insert(BlogPosts, { ...post, ...NO_LINK, deletedAt: null });
  }

  override async revise(unit: Unit, { id, ...columns }: Post, replaced: PostVersion): Promise<void> {
    const tx = transactionOf(unit);
    await tx.insert(BlogPostHistory, replaced);
    await tx.update(BlogPosts, id, columns);
  }

  override async setPreviewLink(unit: Unit, id: string, link: PreviewLink | null): Promise<void> {
    const columns = link ? { previewHash: link.tokenHash, previewUntil: link.expiresAt } : NO_LINK;
    await transactionOf(unit).update(BlogPosts, id, columns);
  }

  override async setDeleted(unit: Unit, id: string, deletedAt: string | null): Promise<void> {
    await transactionOf(unit).update(BlogPosts, id, { deletedAt });
  }

  override async lockDeleted(unit: Unit, before: string): Promise<string[]> {
    const rows = await transactionOf(unit).find(BlogPosts, {
      select: { id: true },
      where: { deletedAt: LessThan(before) },
      ...this.database.rowLock,
    });
    return rows.map(({ id }) => id);
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    const tx = transactionOf(unit);
    await tx.delete(BlogPostHistory, { blogPostId: id });
    await tx.delete(BlogPosts, { id });
  }
}
