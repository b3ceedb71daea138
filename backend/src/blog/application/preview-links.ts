import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import type { PreviewLink } from '../domain/post.js';
import { SqlPosts } from '../store/sql-posts.js';

const GOOD_DAYS = 7;

/** Secret addresses under which a post can be read in any status. Rejects a post that does not exist. */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly posts: SqlPosts,
    private readonly clock: Clock,
  ) {}

  /** Makes the link of the post, which is good for seven days; an earlier one is no longer. */
  async make(id: string): Promise<{ readonly token: string; readonly expiresAt: string }> {
    const token = newSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + GOOD_DAYS * 24 * 3_600_000).toISOString();
    await this.set(id, { tokenHash: secretTokenHash(token), expiresAt });
    return { token, expiresAt };
  }

  async remove(id: string): Promise<void> {
    await this.set(id, null);
  }

  private async set(id: string, link: PreviewLink | null): Promise<void> {
    if (!(await this.posts.setPreviewLink(id, link))) throw new NotFound('post.unknown');
  }
}
