import { Injectable } from '@nestjs/common';
import { AuditChain, Verifications } from './application/ports.js';
import { problemWords } from './domain/verification.js';
import { Recorder } from './recorder.js';

/** The state of the audit trail, for the self-check and the console. */
export interface AuditState {
  /** Entries that were ever recorded. */
  readonly entries: number;
  /** The last verification; null before the first. */
  readonly verification: {
    readonly at: string;
    /** Entries that are good. */
    readonly entries: number;
    /** The hash of the last good one. */
    readonly hash: string;
    /** Such as `entry 17 was changed`; null when the chain is unbroken. */
    readonly problem: string | null;
  } | null;
  /** Actions since the start of this process that could not be recorded; each is in its log. */
  readonly unrecorded: number;
}

@Injectable()
export class AuditReport {
  constructor(
    private readonly chain: AuditChain,
    private readonly verifications: Verifications,
    private readonly recorder: Recorder,
  ) {}

  async read(): Promise<AuditState> {
    const [head, last] = await Promise.all([this.chain.head(), this.verifications.last()]);
    return {
      entries: head?.entries ?? 0,
      verification: last && {
        at: last.at,
        entries: last.entries,
        hash: last.hash,
        problem: last.problem && problemWords(last.problem),
      },
      unrecorded: this.recorder.unrecorded,
    };
  }
}
