import type { Unit } from '../../platform/unit-of-work.js';
import type { BlockedSender, Sender } from '../domain/blocked-sender.js';
import type { Suspicion } from '../domain/suspicion.js';
import type { SubmissionType, SuspectedSubmission } from '../suspected-submissions.js';

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

/** Counts the submissions without proof. */
export abstract class ProoflessSubmissions {
  /** False when any number of submissions may come without proof; proofs are then not looked at. */
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
  readonly filter: { readonly reason?: Suspicion; readonly leadType?: SubmissionType };
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** The stored block list. */
export abstract class BlockedSenders {
  /** Adds the sender; one that is already blocked stays as it is and is returned. */
  abstract add(sender: BlockedSender): Promise<BlockedSender>;

  /** False when there is no such entry. */
  abstract remove(unit: Unit, id: string): Promise<boolean>;
}

/** Suspected submissions that staff decide on. */
export abstract class UndecidedSubmissions {
  abstract findById(id: string): Promise<SuspectedSubmission | null>;

  /** Rejects when a sender of these submissions is under a legal hold. */
  abstract assertNotHeld(unit: Unit, ids: readonly string[]): Promise<void>;

  /** Deletes those that exist; returns their number. */
  abstract remove(unit: Unit, ids: readonly string[]): Promise<number>;

  /** Deletes all of that reason but those of people under a legal hold, in several units of work; returns their number. */
  abstract removeAll(reason: Suspicion): Promise<number>;
}
