import { Injectable } from '@nestjs/common';
import { AuditChain, Verifications } from '../application/ports.js';
import { AuditReport, type AuditState } from '../audit-report.js';
import { problemWords } from '../domain/verification.js';
import { Recorder } from '../recorder.js';

@Injectable()
export class StoredAuditReport extends AuditReport {
  constructor(
    private readonly chain: AuditChain,
    private readonly verifications: Verifications,
    private readonly recorder: Recorder,
  ) {
    super();
  }

  override async read(): Promise<AuditState> {
    const [head, last] = await Promise.all([this.chain.head(), this.verifications.last()]);
    return {
      entries: head?.entries ?? 0,
      verification: last && {
        ...{ at: last.at, entries: last.entries, hash: last.hash },
        problem: last.problem && problemWords(last.problem),
      },
      unrecorded: this.recorder.unrecorded,
    };
  }
}
