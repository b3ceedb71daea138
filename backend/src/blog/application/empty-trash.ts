import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { SqlDeletedPosts } from '../store/sql-deleted-posts.js';

const KEPT_DAYS = 30;

/** Deletes deleted posts and their history for good. */
@Injectable()
export class EmptyTrash {
  constructor(
    private readonly posts: SqlDeletedPosts,
    private readonly clock: Clock,
  ) {}

  /** One post. Rejects one that is not deleted. */
  async one(id: string): Promise<void> {
    if (!(await this.posts.removeForGood(id))) throw new NotFound('post.not-deleted');
  }

  /** The posts that were deleted more than 30 days ago. Returns their number. */
  old(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000);
    return this.posts.emptyTrash(before.toISOString());
  }
}
