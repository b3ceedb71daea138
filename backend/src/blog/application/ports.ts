import type { Post, PostSummary, PostVersion } from '../domain/post.js';

/** Posts and what they were before each edit. A deleted post is found by nothing but `restore`. */
export abstract class PostRepository {
  /** Newest first. */
  abstract list(): Promise<Post[]>;

  /** Newest first. */
  abstract summaries(): Promise<PostSummary[]>;

  /** Null when there is no post of exactly this slug. */
  abstract findBySlug(slug: string): Promise<Post | null>;

  /** Stores the post under its slug or, where that is taken, under the next free one; gives back what is stored. */
  abstract add(post: Post): Promise<Post>;

  /**
   * Lets `revise` decide on the post as it is and stores both its results together, or nothing where nothing is
   * replaced; null when there is none.
   */
  abstract revise(
    id: string,
    revise: (post: Post) => { post: Post; replaced: PostVersion | null },
  ): Promise<Post | null>;

  /** False when there is no such post. */
  abstract remove(id: string, at: string): Promise<boolean>;

  /** Brings a deleted post back as it was; null when there never was one. One that is not deleted stays as it is. */
  abstract restore(id: string): Promise<Post | null>;

  /** Earlier versions, newest first; null when there is no such post. */
  abstract history(id: string): Promise<PostVersion[] | null>;
}
