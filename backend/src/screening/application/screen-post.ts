import { Injectable } from '@nestjs/common';
import { type ScreenedPost, Screening, type Suspicion } from '../screening.js';
import { BlockList, ProoflessPosts, Proofs } from './ports.js';

/** Judges posts by the hidden field, the block list, and the number of posts without proof, in this order. */
@Injectable()
export class ScreenPost extends Screening {
  constructor(
    private readonly blockList: BlockList,
    private readonly proofs: Proofs,
    private readonly proofless: ProoflessPosts,
  ) {
    super();
  }

  override async screen<T extends { readonly repeated: boolean }>(
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
