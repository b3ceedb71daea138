import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { PostReleases, type Releaser } from '../post-releases.js';
import { PostGone } from './post-gone.js';
import { SqlSuspectedPosts } from '../infrastructure/sql-suspected-posts.js';

/** Makes suspected posts leads. Two releases of one post at the same time make one lead. */
@Injectable()
export class ReleasePosts {
  constructor(
    private readonly posts: SqlSuspectedPosts,
    private readonly releases: PostReleases,
  ) {}

  /** Throws `NotFound` when the post is gone. */
  async execute(id: string, by: Releaser): Promise<void> {
    const post = await this.posts.find(id);
    if (!post) throw new PostGone();
    await this.releases.release(post, by);
  }

  /** Releases those that are still there, one after the other; returns their number. */
  async all(ids: readonly string[], by: Releaser): Promise<number> {
    let released = 0;
    for (const id of ids)
      try {
        await this.execute(id, by);
        released += 1;
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
      }
    return released;
  }
}
