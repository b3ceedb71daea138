import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { PostRepository } from './ports.js';

const KEPT_DAYS = 30;

/** Deletes deleted posts and their history for good. */
@Injectable()
export class EmptyTrash {
  constructor(
    private readonly units: UnitOfWork,
    private readonly posts: PostRepository,
    private readonly clock: Clock,
  ) {}

  /** One post. Rejects one that is not deleted. */
  one(id: string): Promise<void> {
    return this.units.run(async (unit) => {
      const stored = await this.posts.lock(unit, id);
      if (!stored?.deletedAt) throw new NotFound('post.not-deleted');
      await this.posts.remove(unit, id);
    });
  }

  /** The posts that were deleted more than 30 days ago. Returns their number. */
  old(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString();
    return this.units.run(async (unit) => {
      const ids = await this.posts.lockDeleted(unit, before);
      for (const id of ids) await this.posts.remove(unit, id);
      return ids.length;
    });
  }
}
