import type { BlockedSender, BlockKind, Sender } from '../domain/blocked-sender.js';
import type { Suspicion } from '../domain/suspicion.js';
import type { PostType, SuspectedPost } from '../suspected-posts.js';

/** A challenge for a browser, as the library `altcha-lib` makes it. */
export interface ProofChallenge {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly signature?: string;
}

/** Proofs of work: what a browser computed for a challenge while its user filled in a form. */
export abstract class Proofs {
  abstract challenge(): Promise<ProofChallenge>;

  /** Whether the proof is valid and was not used before, on any replica; it is used now. Never throws. */
  abstract spend(proof: string): Promise<boolean>;
}

/** Counts the posts without proof. */
export abstract class ProoflessPosts {
  /** False when any number of posts may come without proof; proofs are then not looked at. */
  abstract readonly limited: boolean;

  /** Counts one; why it is suspected, or null within the limits. */
  abstract count(address: string | undefined): Promise<Suspicion | null>;

  /** Takes back a counted one that stored nothing. */
  abstract giveBack(address: string | undefined): Promise<void>;
}

/** The block list in memory. */
export abstract class BlockList {
  abstract blocks(sender: Sender): boolean;

  /** Reads the stored list again. */
  abstract reload(): Promise<void>;
}

export interface SuspectedPageRequest {
  readonly filter: { readonly reason?: Suspicion; readonly leadType?: PostType };
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** The stored suspected posts. */
export abstract class SuspectedPostStore {
  abstract find(id: string): Promise<SuspectedPost | null>;

  /** A page by the time of sending. */
  abstract page(request: SuspectedPageRequest): Promise<{ rows: SuspectedPost[]; total: number }>;

  /** Deletes one. Throws `NotFound` when it is gone, `Conflict` when its sender is under a legal hold. */
  abstract discardOne(id: string): Promise<void>;

  /** Deletes those that exist; returns their number. Throws `Conflict` when a sender is under a legal hold. */
  abstract discard(ids: readonly string[]): Promise<number>;

  /** Deletes all of that reason but those of people under a legal hold; returns their number. */
  abstract discardAll(reason: Suspicion): Promise<number>;

  /** Deletes those sent before that time but those of people under a legal hold; returns their number. */
  abstract deleteBefore(createdAt: string): Promise<number>;
}

/** The stored block list. */
export abstract class BlockedSenderStore {
  /** Adds the sender; one that is already blocked stays as it is and is returned. */
  abstract add(sender: BlockedSender): Promise<BlockedSender>;

  /** Throws `NotFound` when there is no such entry. */
  abstract remove(id: string): Promise<void>;

  /** A page, newest first. */
  abstract page(range: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ rows: BlockedSender[]; total: number }>;

  /** All blocked values. */
  abstract all(): Promise<readonly { readonly kind: BlockKind; readonly value: string }[]>;

  /** A text that is another one after each change. */
  abstract version(): Promise<string>;
}
