import type { Sender } from '../domain/blocked-sender.js';
import type { Suspicion } from '../domain/suspicion.js';
import type { SubmissionType } from '../suspected-submissions.js';

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
