import type { Transaction } from '../platform/database/database.js';
import type { Suspicion } from './domain/suspicion.js';

/** A part of another area's unit of work. */
export type Joining = (tx: Transaction) => Promise<void>;

export type PostType = 'appointment' | 'subscription';

/** A post that is kept apart from the leads until staff release or discard it. */
export interface SuspectedPost {
  /** The id, the reference and the time that the sender was given, and that the lead will have. */
  readonly id: string;
  readonly reference: string | null;
  readonly createdAt: string;
  readonly leadType: PostType;
  readonly reason: Suspicion;
  /** The values of the form. */
  readonly form: Readonly<Record<string, string | null>> & { readonly email: string };
}

/** Suspected posts, for the area that stores what is sent. Everything joins the caller's unit of work. */
export abstract class SuspectedPosts {
  abstract hold(tx: Transaction, post: SuspectedPost): Promise<void>;

  /** Removes the post, because it becomes a lead. Throws `NotFound` when it is gone, which ends the unit of work. */
  abstract take(tx: Transaction, id: string): Promise<void>;
}
