import { Injectable } from '@nestjs/common';
import { BlockList, ProoflessPosts, Proofs } from './application/ports.js';
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

/** Judges posts by the hidden field, the block list, and the number of posts without proof, in this order. */
@Injectable()
export class Screening {
  constructor(
    private readonly blockList: BlockList,
    private readonly proofs: Proofs,
    private readonly proofless: ProoflessPosts,
  ) {}

  /**
   * Calls `store` with the reason why the post is suspected, or null. A post that `store` rejects, or that repeats an
   * earlier one, does not count as sent without proof.
   */
  async screen<T extends { readonly repeated: boolean }>(
    post: ScreenedPost,
    store: (suspicion: Suspicion | null) => Promise<T>,
  ): Promise<T> {
    if (post.subject) return store('honeypot');
    if (this.blockList.blocks(post)) return store('blocked');
    if (!this.proofless.limited) return store(null);
    if (post.proof && (await this.proofs.spend(post.proof))) return store(null);
    const suspicion = await this.proofless.count(post.address);
    let result: T;
    try {
      result = await store(suspicion);
    } catch (error) {
      await this.proofless.giveBack(post.address);
      throw error;
    }
    if (result.repeated) await this.proofless.giveBack(post.address);
    return result;
  }
}
