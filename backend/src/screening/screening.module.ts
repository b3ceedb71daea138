import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Scheduler } from '../platform/scheduler.js';
import { UsersModule } from '../users/users.module.js';
import { BlockSenders } from './application/block-senders.js';
import { SqlBlockedSenders } from './store/sql-blocked-senders.js';
import { DiscardSubmissions } from './application/discard-submissions.js';
import {
  BlockedSenders,
  BlockList,
  ProoflessSubmissions,
  Proofs,
  UndecidedSubmissions,
} from './application/ports.js';
import { ReleaseSubmissions } from './application/release-submissions.js';
import { Screening } from './screening.js';
import { keptSince } from './domain/suspicion.js';
import { AltchaProofs } from './infrastructure/altcha-proofs.js';
import { BlockedController } from './http/blocked.controller.js';
import { ChallengeController } from './http/challenge.controller.js';
import { LimitedProoflessSubmissions } from './infrastructure/limited-proofless-submissions.js';
import { personalPart } from '../platform/http/personal-words.js';
import { SUBMISSION_WORDS } from './http/personal-submission.view.js';
import { SqlPersonalSubmissions } from './store/sql-personal-submissions.js';
import { SqlSuspectedSubmissions } from './store/sql-suspected-submissions.js';
import { StoredBlockList } from './infrastructure/stored-block-list.js';
import { SuspectedController } from './http/suspected.controller.js';
import { SubmissionReleases } from './submission-releases.js';
import { SuspectedSubmissions } from './suspected-submissions.js';

@Module({
  imports: [UsersModule],
  controllers: [ChallengeController, SuspectedController, BlockedController],
  providers: [
    BlockSenders,
    ReleaseSubmissions,
    DiscardSubmissions,
    SubmissionReleases,
    SqlSuspectedSubmissions,
    { provide: SuspectedSubmissions, useExisting: SqlSuspectedSubmissions },
    { provide: UndecidedSubmissions, useExisting: SqlSuspectedSubmissions },
    SqlBlockedSenders,
    { provide: BlockedSenders, useExisting: SqlBlockedSenders },
    { provide: BlockList, useClass: StoredBlockList },
    { provide: Proofs, useClass: AltchaProofs },
    { provide: ProoflessSubmissions, useClass: LimitedProoflessSubmissions },
    Screening,
    ...personalPart(SqlPersonalSubmissions, SUBMISSION_WORDS),
  ],
  exports: [Screening, SuspectedSubmissions, SubmissionReleases],
})
export class ScreeningModule implements OnModuleInit {
  constructor(
    private readonly submissions: SqlSuspectedSubmissions,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const deleteOld = () => this.submissions.deleteBefore(keptSince(this.clock.now()));
    this.scheduler.every('delete old suspected submissions', '20 3 * * *', deleteOld, { atStart: true });
  }
}
