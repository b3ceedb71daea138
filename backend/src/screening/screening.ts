import { Injectable } from '@nestjs/common';
import { BlockList, ProoflessSubmissions, Proofs } from './application/ports.js';
import type { Sender } from './domain/blocked-sender.js';
import type { Suspicion } from './domain/suspicion.js';

export type { Suspicion } from './domain/suspicion.js';

/** What is known about a submission of a public form before it is stored. */
export interface ScreenedSubmission extends Sender {
  readonly address: string | undefined;
  /** The field that people cannot see. */
  readonly subject?: string | null;
  /** The solution of a challenge. */
  readonly proof?: string | null;
}

/**
 * Judges submissions by the hidden field, the block list, and the number of submissions without proof, in this order.
 */
@Injectable()
export class Screening {
  constructor(
    private readonly blockList: BlockList,
    private readonly proofs: Proofs,
    private readonly proofless: ProoflessSubmissions,
  ) {}

  /**
   * Calls `store` with the reason why the submission is suspected, or null. A submission that `store` rejects, or that
   * repeats an earlier one, does not count as sent without proof.
   */
  async screen<T extends { readonly repeated: boolean }>(
    submission: ScreenedSubmission,
    store: (suspicion: Suspicion | null) => Promise<T>,
  ): Promise<T> {
    if (submission.subject) return store('honeypot');
    if (this.blockList.blocks(submission)) return store('blocked');
    if (!this.proofless.limited) return store(null);
    if (submission.proof && (await this.proofs.spend(submission.proof))) return store(null);
    const suspicion = await this.proofless.count(submission.address);
    let result: T;
    try {
      result = await store(suspicion);
    } catch (error) {
      await this.proofless.giveBack(submission.address);
      throw error;
    }
    if (result.repeated) await this.proofless.giveBack(submission.address);
    return result;
  }
}
