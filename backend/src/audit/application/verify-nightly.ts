import type { Clock } from '../../platform/clock.js';
import { StoppableJob } from '../../platform/stoppable-job.js';
import { type ChainResult, isVerificationDue } from '../domain/verification.js';
import type { AuditChain, Verifications } from './ports.js';
import { verifyChain } from './verify-chain.js';

/** Longer than the verification of a million entries takes on a busy machine. */
const CLAIM_MS = 30 * 60_000;

interface NightlyOptions {
  readonly timeZone: string;
  readonly onResult: (result: ChainResult) => void;
}

/**
 * Verifies the chain once a night, on one of the replicas, and keeps the result. It may be called at any time; it rejects
 * only when the database is unavailable.
 */
export class VerifyNightly extends StoppableJob {
  constructor(
    private readonly chain: AuditChain,
    private readonly verifications: Verifications,
    private readonly clock: Clock,
    private readonly options: NightlyOptions,
  ) {
    super();
  }

  protected async run(): Promise<void> {
    const { signal } = this;
    if (!(await this.isDue())) return;
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS).toISOString();
    if (!(await this.verifications.claim(now.toISOString(), until)) || !(await this.isDue())) return;
    const confirmed = await this.chain.confirmed();
    const result = await verifyChain(this.chain, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!result) return;
    const at = this.clock.timestamp();
    await this.verifications.store({ at, ...result, ...(result.problem && confirmed && { confirmed }) });
    this.options.onResult(result);
  }

  private async isDue(): Promise<boolean> {
    const last = await this.verifications.last();
    return isVerificationDue(last?.at ?? null, this.options.timeZone, this.clock.now());
  }
}
