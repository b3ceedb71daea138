import type { Transaction } from '../platform/database/database.js';
import type { PostType } from './suspected-posts.js';

/** Something held about a person here: a suspected post, or an entry of the block list. */
export interface PersonalPost {
  readonly id: string;
  readonly kind: PostType | 'blocked';
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** Whose posts are meant. */
export interface PostSender {
  readonly email: string;
  readonly phones: readonly string[];
  /** What came in later is not meant; null for everything. ISO 8601 UTC. */
  readonly until: string | null;
}

/** What this area holds about a person: everything with that e-mail address or one of the phone numbers. */
export abstract class PersonalPosts {
  /** The normalised addresses of suspected posts that begin with the text, or whose phone number it is; at most `limit`. */
  abstract addresses(text: string, limit: number): Promise<string[]>;

  abstract find(person: PostSender): Promise<PersonalPost[]>;

  /** Deletes all of it in the caller's unit of work; returns the number. */
  abstract erase(tx: Transaction, person: PostSender): Promise<number>;
}
