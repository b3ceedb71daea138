import type { WholeList } from '../../platform/whole-list.js';
import type { DeletedPost, Post, PostSummary, PostVersion, Revision } from '../domain/post.js';

/** The secret of the address under which a post can be read before it is published. */
export interface PreviewLink {
  /** SHA-256 in hexadecimal. */
  readonly tokenHash: string;
  readonly expiresAt: string;
}

/** What a list of posts needs to name one. */
export interface PostTitle {
  readonly id: string;
  readonly title: string;
  readonly isDeleted: boolean;
}

/**
 * Posts and their earlier versions. Only the methods about deleted posts find one. `now` decides which scheduled posts
 * are published (`asOf`), and is an ISO 8601 time in UTC.
 */
export abstract class PostRepository {
  /** Published posts, newest first. */
  abstract published(now: string): Promise<Post[]>;

  /** Published posts, newest first. */
  abstract summaries(now: string): Promise<PostSummary[]>;

  /** Null when no published post has exactly this slug. */
  abstract findBySlug(slug: string, now: string): Promise<Post | null>;

  /** When the next scheduled post is published; null when none is scheduled. */
  abstract nextDue(now: string): Promise<string | null>;

  /** Drafts, scheduled and published posts, newest first. */
  abstract all(now: string): Promise<Post[]>;

  abstract find(id: string, now: string): Promise<Post | null>;

  /** Posts whose picture or content has an address that begins so; deleted ones too, because they can be restored. */
  abstract showing(urlPrefix: string): Promise<PostTitle[]>;

  /** Stores the post; a slug that is in use gets a number. Returns the stored post. */
  abstract add(post: Post): Promise<Post>;

  /**
   * Applies `revise` to the locked, current post and stores both results in one transaction, or nothing when nothing is
   * replaced; null when there is no such post.
   */
  abstract revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null>;

  /** Replaces the link of the post; null removes it. False when there is no such post. */
  abstract setPreviewLink(id: string, link: PreviewLink | null): Promise<boolean>;

  /** The post of a link that has not expired. */
  abstract findByPreviewLink(tokenHash: string, now: string): Promise<Post | null>;

  /** Earlier versions, newest first; null when there is no such post. */
  abstract history(id: string): Promise<WholeList<PostVersion> | null>;

  /** Moves the post to the deleted ones. False when there is no such post. */
  abstract remove(id: string, at: string): Promise<boolean>;

  /** Most recently deleted first. */
  abstract deleted(now: string): Promise<DeletedPost[]>;

  /** Restores a deleted post unchanged; does nothing to one that is not deleted. Null for an unknown id. */
  abstract restore(id: string, now: string): Promise<Post | null>;

  /** Deletes a deleted post and its history for good. False when no deleted post has the id. */
  abstract removeForGood(id: string): Promise<boolean>;

  /** Deletes the posts for good that were deleted before that time. Returns their number. */
  abstract emptyTrash(before: string): Promise<number>;
}
