import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Post, PostVersion, PreviewLink } from '../domain/post.js';

/** A post as it is stored: a scheduled one stays scheduled when its time has come. */
export interface StoredPost {
  readonly post: Post;
  /** Null unless it can be restored. */
  readonly deletedAt: string | null;
}

export abstract class PostRepository {
  /** The post stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<StoredPost | null>;

  /** What a request with the key of that token stored within a day, whatever its values; null without one. */
  abstract findEarlier(
    unit: Unit,
    token: IdempotencyToken,
  ): Promise<{ readonly fingerprint: string; readonly postId: string } | null>;

  /** The slugs in use that begin so; those of deleted posts too. */
  abstract slugs(unit: Unit, beginning: string): Promise<string[]>;

  /** Fails with a unique violation when the slug or the token is in use. */
  abstract add(unit: Unit, post: Post, token: IdempotencyToken | null): Promise<void>;

  /** Stores the post as it is after an edit, and the version that it replaces. */
  abstract revise(unit: Unit, post: Post, replaced: PostVersion): Promise<void>;

  /** Replaces the link of the post; null removes it. */
  abstract setPreviewLink(unit: Unit, id: string, link: PreviewLink | null): Promise<void>;

  /** Null restores the post. */
  abstract setDeleted(unit: Unit, id: string, at: string | null): Promise<void>;

  /** The ids of the posts that were deleted before that time; they stay as they are until the unit of work ends. */
  abstract lockDeleted(unit: Unit, before: string): Promise<string[]>;

  /** Deletes the post and its history for good. */
  abstract remove(unit: Unit, id: string): Promise<void>;
}
