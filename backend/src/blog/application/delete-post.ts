import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { SqlPosts } from '../store/sql-posts.js';

/** Removes a post from the site; it can be restored. Rejects a post that does not exist. */
@Injectable()
export class DeletePost {
  constructor(
    private readonly posts: SqlPosts,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    if (!(await this.posts.remove(id, this.clock.timestamp()))) throw new NotFound('post.unknown');
    this.content.changed();
  }
}
