import type { Sender } from './domain/blocked-sender.js';
import type { Suspicion } from './domain/suspicion.js';

export type { Suspicion } from './domain/suspicion.js';

/** What is known about a post of a public form before it is stored. */
export interface ScreenedPost extends Sender {
  readonly address: string | undefined;
  /** The field that people cannot see. */
  readonly subject?: string | null;
  /** The solution of a challenge. */
  readonly proof?: string | null;
}

/** Tells posts of robots from those of people. Refuses nothing: a suspected post is stored apart, for staff to decide. */
export abstract class Screening {
  /**
   * Calls `store` with the reason why the post is suspected, or null. A post that `store` rejects, or that repeats an
   * earlier one, does not count as sent without proof.
   */
  abstract screen<T extends { readonly repeated: boolean }>(
    post: ScreenedPost,
    store: (suspicion: Suspicion | null) => Promise<T>,
  ): Promise<T>;
}
