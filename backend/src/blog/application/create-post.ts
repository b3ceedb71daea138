import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { createPost, type Post, type PostDraft } from '../domain/post.js';
import { SqlPosts } from '../store/sql-posts.js';

/** The idempotency key of a request, and what sent it: keys of different senders are separate. */
export interface SentPost {
  readonly key: string | null;
  readonly senderId: string;
}

/**
 * Stores a new post, which is published at once unless the draft says otherwise. A repeated idempotency key gets the first
 * post as it is now. Rejects impossible dates, and a key that was used for other values.
 */
@Injectable()
export class CreatePost {
  constructor(
    private readonly posts: SqlPosts,
    private readonly content: PublicContent,
    private readonly time: BusinessTime,
  ) {}

  async execute(draft: PostDraft, sent: SentPost | null = null): Promise<Post> {
    const now = this.time.timestamp();
    const token = sent && idempotencyToken(`post of ${sent.senderId}`, sent.key, draft, now);
    const repeated = token && (await this.posts.findResult(token));
    if (repeated) return repeated;
    const stored = await this.posts.add(createPost(draft, newId(), now, this.time.today()), token);
    if (stored.status !== 'draft') this.content.changed();
    return stored;
  }
}
