import type { Transaction } from '../../platform/database/database.js';
import { PostGone } from '../application/post-gone.js';
import { type SuspectedPost, SuspectedPosts } from '../suspected-posts.js';

/** Implements the port in a map, which tests may inspect. */
export class InMemorySuspectedPosts extends SuspectedPosts {
  readonly posts = new Map<string, SuspectedPost>();

  override async hold(_: Transaction, post: SuspectedPost): Promise<void> {
    this.posts.set(post.id, post);
  }

  override async take(_: Transaction, id: string): Promise<void> {
    if (!this.posts.delete(id)) throw new PostGone();
  }
}
