import { Injectable } from '@nestjs/common';
import type { PostType, SuspectedPost } from './suspected-posts.js';

export interface Releaser {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes the post a lead with its own id, reference and time, as if it had come in now, and removes it from the suspected
 * ones in the same unit of work. Throws `NotFound` when it is gone.
 */
export type ReleasePost = (post: SuspectedPost, by: Releaser) => Promise<void>;

/** How posts become leads; the area of the leads registers it. */
@Injectable()
export class PostReleases {
  private readonly byType = new Map<PostType, ReleasePost>();

  register(leadType: PostType, release: ReleasePost): void {
    this.byType.set(leadType, release);
  }

  async release(post: SuspectedPost, by: Releaser): Promise<void> {
    const release = this.byType.get(post.leadType);
    if (!release) throw new Error(`Nobody releases suspected posts of the type ${post.leadType}`);
    await release(post, by);
  }
}
