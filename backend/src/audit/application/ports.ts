import type { ChainedEntry, ChainHead } from '../domain/chained-entry.js';
import type { Verification } from '../domain/verification.js';

/** Reads the chain for its verification. */
export abstract class AuditChain {
  /** Null while there is no entry. */
  abstract head(): Promise<ChainHead | null>;

  /** The next entries after a number, in order. */
  abstract after(seq: number, limit: number): Promise<readonly ChainedEntry[]>;

  /** The end of the chain that the last stored verification confirmed; null before the first. */
  abstract confirmed(): Promise<ChainHead | null>;

  /** The lowest and the highest number of an entry; null without any. */
  abstract bounds(): Promise<{ readonly first: number | null; readonly last: number | null }>;
}

/** What is known of the verifications; shared by all replicas. */
export abstract class Verifications {
  /** The last one; null before the first. */
  abstract last(): Promise<Verification | null>;

  /** Reserves the verification until a time, for one replica; false while another reservation lasts. */
  abstract claim(now: string, until: string): Promise<boolean>;

  /** Stores the result and ends the reservation. */
  abstract store(verification: Verification): Promise<void>;
}
