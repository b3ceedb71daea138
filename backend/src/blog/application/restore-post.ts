import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { Post } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { PostRepository } from './ports.js';

/**
 * Restores a deleted post unchanged; a scheduled one whose time has come is then published. Rejects an unknown id; a post
 * that is not deleted stays as it is.
 */
@Injectable()
export class RestorePost {
  constructor(
    private readonly units: UnitOfWork,
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<Post> {
    const post = await this.units.run(async (unit) => {
      const stored = await this.posts.lock(unit, id);
      if (!stored) throw new NotFound('post.unknown');
      if (stored.deletedAt !== null) await this.posts.setDeleted(unit, id, null);
      return stored.post;
    });
    this.content.changed();
    return asOf(post, this.clock.timestamp());
  }
}
