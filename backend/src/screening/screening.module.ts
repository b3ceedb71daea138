import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Scheduler } from '../platform/scheduler.js';
import { UsersModule } from '../users/users.module.js';
import { BlockSenders } from './application/block-senders.js';
import { SqlBlockedSenders } from './infrastructure/sql-blocked-senders.js';
import { BlockList, ProoflessPosts, Proofs } from './application/ports.js';
import { ReleasePosts } from './application/release-posts.js';
import { Screening } from './screening.js';
import { keptSince } from './domain/suspicion.js';
import { AltchaProofs } from './infrastructure/altcha-proofs.js';
import { BlockedController } from './infrastructure/blocked.controller.js';
import { ChallengeController } from './infrastructure/challenge.controller.js';
import { LimitedProoflessPosts } from './infrastructure/limited-proofless-posts.js';
import { PersonalPosts } from './personal-posts.js';
import { SqlSuspectedPosts } from './infrastructure/sql-suspected-posts.js';
import { StoredBlockList } from './infrastructure/stored-block-list.js';
import { SuspectedController } from './infrastructure/suspected.controller.js';
import { PostReleases } from './post-releases.js';
import { SuspectedPosts } from './suspected-posts.js';

@Module({
  imports: [UsersModule],
  controllers: [ChallengeController, SuspectedController, BlockedController],
  providers: [
    BlockSenders,
    ReleasePosts,
    PostReleases,
    SqlSuspectedPosts,
    { provide: SuspectedPosts, useExisting: SqlSuspectedPosts },
    SqlBlockedSenders,
    { provide: BlockList, useClass: StoredBlockList },
    { provide: Proofs, useClass: AltchaProofs },
    { provide: ProoflessPosts, useClass: LimitedProoflessPosts },
    Screening,
    PersonalPosts,
  ],
  exports: [Screening, SuspectedPosts, PostReleases, PersonalPosts],
})
export class ScreeningModule implements OnModuleInit {
  constructor(
    private readonly posts: SqlSuspectedPosts,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const deleteOld = () => this.posts.deleteBefore(keptSince(this.clock.now()));
    this.scheduler.every('delete old suspected posts', '20 3 * * *', deleteOld, { atStart: true });
  }
}
