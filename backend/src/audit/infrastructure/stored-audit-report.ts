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
    const [head, verification] = await Promise.all([this.chain.head(), this.verifications.last()]);
    return {
      entries: head?.entries ?? 0,
      verification: verification && {
        ...verification,
        problem: verification.problem && problemWords(verification.problem),
      },
      unrecorded: this.recorder.unrecorded,
    };
  }
}
