import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Scheduler } from '../platform/scheduler.js';
import { UsersModule } from '../users/users.module.js';
import { BlockSenders } from './application/block-senders.js';
import {
  BlockedSenderStore,
  BlockList,
  ProoflessPosts,
  Proofs,
  SuspectedPostStore,
} from './application/ports.js';
import { ReleasePosts } from './application/release-posts.js';
import { ScreenPost } from './application/screen-post.js';
import { keptSince } from './domain/suspicion.js';
import { AltchaProofs } from './infrastructure/altcha-proofs.js';
import { BlockedController } from './infrastructure/blocked.controller.js';
import { ChallengeController } from './infrastructure/challenge.controller.js';
import { LimitedProoflessPosts } from './infrastructure/limited-proofless-posts.js';
import { SqlBlockedSenders } from './infrastructure/sql-blocked-senders.js';
import { SqlPersonalPosts } from './infrastructure/sql-personal-posts.js';
import { SqlSuspectedPosts } from './infrastructure/sql-suspected-posts.js';
import { StoredBlockList } from './infrastructure/stored-block-list.js';
import { SuspectedController } from './infrastructure/suspected.controller.js';
import { PersonalPosts } from './personal-posts.js';
import { PostReleases } from './post-releases.js';
import { Screening } from './screening.js';
import { SuspectedPosts } from './suspected-posts.js';

@Module({
  imports: [UsersModule],
  controllers: [ChallengeController, SuspectedController, BlockedController],
  providers: [
    BlockSenders,
    ReleasePosts,
    PostReleases,
    SqlSuspectedPosts,
    { provide: SuspectedPostStore, useExisting: SqlSuspectedPosts },
    { provide: SuspectedPosts, useExisting: SqlSuspectedPosts },
    { provide: BlockedSenderStore, useClass: SqlBlockedSenders },
    { provide: BlockList, useClass: StoredBlockList },
    { provide: Proofs, useClass: AltchaProofs },
    { provide: ProoflessPosts, useClass: LimitedProoflessPosts },
    { provide: Screening, useClass: ScreenPost },
    { provide: PersonalPosts, useClass: SqlPersonalPosts },
  ],
  exports: [Screening, SuspectedPosts, PostReleases, PersonalPosts],
})
export class ScreeningModule implements OnModuleInit {
  constructor(
    private readonly posts: SuspectedPostStore,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const deleteOld = () => this.posts.deleteBefore(keptSince(this.clock.now()));
    this.scheduler.every('delete old suspected posts', '20 3 * * *', deleteOld, { atStart: true });
  }
}
