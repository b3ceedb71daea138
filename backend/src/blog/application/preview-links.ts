import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { PreviewLink } from '../domain/post.js';
import { lockedPost } from './locked-post.js';
import { PostRepository } from './ports.js';

const GOOD_DAYS = 7;

/** Secret addresses under which a post can be read in any status. Rejects a post that does not exist. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly units: UnitOfWork,
    private readonly posts: PostRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes the link of the post, which is good for seven days; an earlier one is no longer. */
  async make(id: string): Promise<{ readonly token: string; readonly expiresAt: string }> {
    const token = newSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + GOOD_DAYS * 24 * 3_600_000).toISOString();
    await this.set(id, { tokenHash: secretTokenHash(token), expiresAt });
    return { token, expiresAt };
  }

  remove(id: string): Promise<void> {
    return this.set(id, null);
  }

  private set(id: string, link: PreviewLink | null): Promise<void> {
    return this.units.run(async (unit) => {
      await lockedPost(this.posts, unit, id);
      await this.posts.setPreviewLink(unit, id, link);
    });
  }
}
