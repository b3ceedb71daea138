import { type DynamicModule, Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { job, registration } from '../platform/start.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { UsersModule } from '../users/users.module.js';
import { FigureMails } from './application/figure-mails.js';
import { MakeNightlyBackup } from './application/make-nightly-backup.js';
import { BackupFiles, BackupRecords, type Probe } from './application/ports.js';
import { RunSelfCheck } from './application/run-self-check.js';
import { BackupProblems } from './backup-problems.js';
import { BackupProgram } from './backup-program.js';
import { FIGURE_MAILS } from './domain/figure-mails.js';
import { CareController } from './http/care.controller.js';
import { AddedChecks } from './added-checks.js';
import { EditedSettings } from './infrastructure/edited-settings.js';
import { FirstWork } from './infrastructure/first-work.js';
import { ForkedBackupFiles } from './infrastructure/forked-backup-files.js';
import { HiddenFirstSteps } from './store/hidden-first-steps.js';
import { MailProbe } from './infrastructure/mail-probe.js';
import {
  AuditProbe,
  BackupProbe,
  FirstPasswordProbe,
  FiguresProbe,
  SamplesProbe,
  KeysOfLeaversProbe,
  SecondFactorsProbe,
} from './infrastructure/probes.js';
import { SenderProbe } from './infrastructure/sender-probe.js';
import { DiskProbe, ServerProbe } from './infrastructure/server-probe.js';
import { SqlBackupRecords } from './store/sql-backup-records.js';
import { StoredFirstStepFacts } from './infrastructure/stored-first-step-facts.js';
import { TxtRecords } from './infrastructure/txt-records.js';
import { figuresOverdue } from './templates/figures-overdue.js';

/** In the order of the page. */
const PROBES = [
  MailProbe,
  SenderProbe,
  BackupProbe,
  AuditProbe,
  ServerProbe,
  DiskProbe,
  SamplesProbe,
  FiguresProbe,
  FirstPasswordProbe,
  SecondFactorsProbe,
  KeysOfLeaversProbe,
  AddedChecks,
];

/** The care for an installation: nightly backups, their proof, the self-check, and the first steps of a new office. */
@Module({
  imports: [ApiKeysModule, BlogModule, LeadsModule, PoliciesModule, UsersModule],
  controllers: [CareController],
  providers: [
    StoredFirstStepFacts,
    FirstWork,
    HiddenFirstSteps,
    EditedSettings,
    BackupProblems,
    FigureMails,
    ...PROBES,
    { provide: TxtRecords, useFactory: () => new TxtRecords() },
    { provide: BackupRecords, useClass: SqlBackupRecords },
    { provide: BackupFiles, useClass: ForkedBackupFiles },
    {
      provide: RunSelfCheck,
      inject: [Clock, Logger, ...PROBES],
      useFactory: (clock: Clock, logger: Logger, ...probes: Probe[]) =>
        new RunSelfCheck(probes, clock, (checks, error) =>
          logger.failure('a part of the self-check failed', error, { checks }),
        ),
    },
    {
      provide: MakeNightlyBackup,
      inject: [BackupRecords, BackupFiles, Clock, Config, Logger],
      useFactory: (
        records: BackupRecords,
        files: BackupFiles,
        clock: Clock,
        { timeZone, backup }: Config,
        logger: Logger,
      ) =>
        new MakeNightlyBackup(records, files, clock, {
          timeZone,
          keepDays: backup.keepDays,
          encrypted: backup.key !== null,
          onBackup: ({ file, bytes, rows }) => logger.event('nightly backup made', { file, bytes, rows }),
          onProof: (file) => logger.event('backup restored as a test', { file }),
          onFailure: (message, error, reason) => logger.failure(message, error, { reason }),
        }),
    },
    registration([MailKinds, FigureMails], (kinds, mails) =>
      kinds.register(
        FIGURE_MAILS,
        { figures_overdue: figuresOverdue },
        { figures_overdue: { recipient: (...mail) => mails.written(...mail) } },
      ),
    ),
    job('mail figures to check', '2 0 * * *', [FigureMails], (mails) => mails.plan(), {
      atStart: true,
      // without a mail server nothing could be sent
      enabled: ({ mail }) => mail.server !== null,
    }),
    // often, so that a night on which the machine was off is made up for; 02:30 is among these times
    job('nightly backup', '*/10 * * * *', [MakeNightlyBackup], (backup) => backup.execute(), {
      atStart: true,
      enabled: ({ backup }) => backup.nightly,
      stop: (backup) => backup.stop(),
    }),
  ],
})
export class CareModule {
  static with(program: BackupProgram): DynamicModule {
    return {
      module: CareModule,
      // other areas add to the self-check and tell of problems
      global: true,
      providers: [{ provide: BackupProgram, useValue: program }],
      exports: [AddedChecks, BackupProblems],
    };
  }
}
