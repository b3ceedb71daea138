import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import type { Post } from '../domain/post.js';
import { SqlDeletedPosts } from '../store/sql-deleted-posts.js';

/**
 * Restores a deleted post unchanged; a scheduled one whose time has come is then published. Rejects an unknown id; a post
 * that is not deleted stays as it is.
 */
@Injectable()
export class RestorePost {
  constructor(
    private readonly posts: SqlDeletedPosts,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<Post> {
    const post = await this.posts.restore(id, this.clock.timestamp());
    if (!post) throw new NotFound('post.unknown');
    this.content.changed();
    return post;
  }
}
