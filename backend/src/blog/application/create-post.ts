import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { KeyReused, NotFound } from '../../platform/domain-error.js';
import { type IdempotencyToken, idempotencyToken } from '../../platform/idempotency-token.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { createPost, type Post, type PostDraft } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { freeSlug } from '../domain/slug.js';
import { PostRepository } from './ports.js';

/** Posts with the same title that can be published concurrently; each attempt stores at least one of them. */
const MOST_ATTEMPTS = 20;

/** The idempotency key of a request, and what sent it: keys of different senders are separate. */
export interface SentPost {
  readonly key: string | null;
  readonly senderId: string;
}

/**
 * Stores a new post, which is published at once unless the draft says otherwise; a slug that is in use gets a number. A
 * repeated idempotency key gets the first post as it is now. Rejects impossible dates, and a key that was used for other
 * values or for a post that was deleted for good.
 */
@Injectable()
export class CreatePost {
  constructor(
    private readonly units: UnitOfWork,
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly time: BusinessTime,
  ) {}

  /** Without `now`, it is created at this moment. */
  async execute(draft: PostDraft, sent: SentPost | null = null, now = this.time.timestamp()): Promise<Post> {
    const token = sent && idempotencyToken(`post of ${sent.senderId}`, sent.key, draft, now);
    let isNew = false;
    const post = await this.units.run(async (unit) => {
      const earlier = token && (await this.findEarlier(unit, token));
      isNew = !earlier;
      return earlier ?? this.add(unit, createPost(draft, newId(), now, this.time.today()), token);
    }, MOST_ATTEMPTS);
    if (isNew && post.status !== 'draft') this.content.changed();
    return post;
  }

  private async findEarlier(unit: Unit, token: IdempotencyToken): Promise<Post | null> {
    const earlier = await this.posts.findEarlier(unit, token);
    if (!earlier) return null;
    if (earlier.fingerprint !== token.fingerprint) throw new KeyReused();
    const stored = await this.posts.lock(unit, earlier.postId);
    if (!stored) throw new NotFound('post.unknown');
    return asOf(stored.post, token.sentAt);
  }

  private async add(unit: Unit, wanted: Post, token: IdempotencyToken | null): Promise<Post> {
    const post = { ...wanted, slug: freeSlug(wanted.slug, await this.posts.slugs(unit, wanted.slug)) };
    await this.posts.add(unit, post, token);
    return post;
  }
}
