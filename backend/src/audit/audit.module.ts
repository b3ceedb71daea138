import { Global, Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { job } from '../platform/start.js';
import { UsersModule } from '../users/users.module.js';
import { AuditChain, Verifications } from './application/ports.js';
import { VerifyNightly } from './application/verify-nightly.js';
import { AuditEntries } from './audit-entries.js';
import { AuditReport } from './audit-report.js';
import { AuditTrail } from './audit-trail.js';
import { problemWords } from './domain/verification.js';
import { ActorNames } from './http/actor-names.js';
import { AuditController } from './http/audit.controller.js';
import { LargeReads } from './http/large-reads.js';
import { SqlAuditChain, SqlVerifications } from './store/sql-audit-chain.js';
import { SqlAuditEntries } from './store/sql-audit-entries.js';
import { SqlAuditTrail } from './store/sql-audit-trail.js';
import { Recorder } from './recorder.js';
import { SignInAudit } from './sign-in-audit.js';

/** The audit trail and its nightly verification; global, because every area records in it. */
@Global()
@Module({
  imports: [UsersModule, ApiKeysModule],
  controllers: [AuditController],
  providers: [
    Recorder,
    LargeReads,
    SignInAudit,
    { provide: AuditTrail, useClass: SqlAuditTrail },
    { provide: AuditEntries, useClass: SqlAuditEntries },
    ActorNames,
    { provide: AuditChain, useClass: SqlAuditChain },
    { provide: Verifications, useClass: SqlVerifications },
    AuditReport,
    {
      provide: VerifyNightly,
      inject: [AuditChain, Verifications, Clock, Config, Logger],
      useFactory: (
        chain: AuditChain,
        verifications: Verifications,
        clock: Clock,
        { timeZone }: Config,
        logger: Logger,
      ) =>
        new VerifyNightly(chain, verifications, clock, {
          timeZone,
          onResult: ({ entries, hash, problem }) =>
            problem
              ? logger.failure('the audit trail is broken', null, { entries, what: problemWords(problem) })
              : logger.event('audit trail verified', { entries, hash }),
        }),
    },
    // often, so that a night on which the machine was off is made up for; 03:20 is among these times
    job('audit verification', '*/20 * * * *', [VerifyNightly], (nightly) => nightly.execute(), {
      stop: (nightly) => nightly.stop(),
    }),
  ],
  exports: [AuditTrail, AuditEntries, AuditReport, Recorder, LargeReads, SignInAudit],
})
export class AuditModule {}
