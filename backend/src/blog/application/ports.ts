import type { WholeList } from '../../platform/whole-list.js';
import type { DeletedPost, Post, PostSummary, PostVersion, Revision } from '../domain/post.js';

/** Posts and their earlier versions. Only `deleted` and `restore` find a deleted post. */
export abstract class PostRepository {
  /** Newest first. */
  abstract list(): Promise<Post[]>;

  /** Newest first. */
  abstract summaries(): Promise<PostSummary[]>;

  /** Null when no post has exactly this slug. */
  abstract findBySlug(slug: string): Promise<Post | null>;

  /** Stores the post; a slug that is in use gets a number. Returns the stored post. */
  abstract add(post: Post): Promise<Post>;

  /**
   * Applies `revise` to the locked, current post and stores both results in one transaction, or nothing when nothing is
   * replaced; null when there is no such post.
   */
  abstract revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null>;

  /** False when there is no such post. */
  abstract remove(id: string, at: string): Promise<boolean>;

  /** Most recently deleted first. */
  abstract deleted(): Promise<DeletedPost[]>;

  /** Restores a deleted post unchanged; does nothing to one that is not deleted. Null for an unknown id. */
  abstract restore(id: string): Promise<Post | null>;

  /** Earlier versions, newest first; null when there is no such post. */
  abstract history(id: string): Promise<WholeList<PostVersion> | null>;
}
