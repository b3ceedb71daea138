import { Module } from '@nestjs/common';
import { AddedChecks } from '../care/added-checks.js';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { Config } from '../platform/config.js';
import { LiveUpdates } from '../platform/live-updates.js';
import { Logger } from '../platform/logger.js';
import { job, registration, service } from '../platform/start.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplyErasures } from './application/apply-erasures.js';
import { ChangeRequest } from './application/change-request.js';
import { DuePeople } from './application/due-people.js';
import { DueRecords } from './application/due-records.js';
import { Breaches, LegalHolds, PrivacyRequests, RetentionRuns } from './application/duty-ports.js';
import { DutyProbe } from './application/duty-probe.js';
import { EraseDaily } from './application/erase-daily.js';
import { EraseDue } from './application/erase-due.js';
import { EraseDuePeople } from './application/erase-due-people.js';
import { EraseOnRequest } from './application/erase-on-request.js';
import { ErasablePeople } from './application/erasable-people.js';
import { ErasureCertificates } from './application/erasure-certificates.js';
import { ErasePerson } from './application/erase-person.js';
import { ErasureUnits } from './application/erasure-units.js';
import { ErasureUpkeep } from './application/erasure-upkeep.js';
import { FindPeople } from './application/find-people.js';
import { ListDue } from './application/list-due.js';
import { PersonRecords } from './application/person-records.js';
import { PersonRemoval } from './application/person-removal.js';
import { PlaceHold } from './application/place-hold.js';
import { BackupFolder, Erasures, Ledger } from './application/ports.js';
import { RecogniseErased } from './application/recognise-erased.js';
import { RecordBreach } from './application/record-breach.js';
import { RecordRequest } from './application/record-request.js';
import { AffectedRecords } from './application/affected-records.js';
import { BreachAccesses } from './application/breach-accesses.js';
import { ReportBreach } from './application/report-breach.js';
import { WatchThreshold } from './application/watch-threshold.js';
import { AffectedCsv } from './http/affected-csv.js';
import { BreachFiles } from './http/breach-files.js';
import { BreachReportPage } from './http/breach-report-page.js';
import { BreachesController } from './http/breaches.controller.js';
import { DueController } from './http/due.controller.js';
import { FilesInBackupFolder } from './infrastructure/files-in-backup-folder.js';
import { HoldsController } from './http/holds.controller.js';
import { LedgerFile } from './infrastructure/ledger-file.js';
import { PersonFile } from './http/person-file.js';
import { PrivacyController } from './http/privacy.controller.js';
import { RequestsController } from './http/requests.controller.js';
import { SqlBreaches } from './store/sql-breaches.js';
import { SqlErasures } from './store/sql-erasures.js';
import { SqlLegalHolds } from './store/sql-legal-holds.js';
import { SqlPrivacyRequests } from './store/sql-privacy-requests.js';
import { SqlRetentionRuns } from './store/sql-retention-runs.js';
import { ThresholdController } from './http/threshold.controller.js';
import type { ErasureMessage } from './domain/erasure.js';
import { ErasedPeople } from './erased-people.js';
import { OverdueRequests } from './overdue-requests.js';

/**
 * What is held about people, their erasure, and the other duties of RA 10173: requests, legal holds, retention, breaches,
 * registration.
 */
@Module({
  imports: [ClientsModule, LeadsModule, NewsletterModule, PoliciesModule, UsersModule],
  controllers: [
    PrivacyController,
    RequestsController,
    HoldsController,
    DueController,
    BreachesController,
    ThresholdController,
  ],
  providers: [
    FindPeople,
    PersonRecords,
    ErasablePeople,
    ErasureCertificates,
    PersonRemoval,
    ErasureUnits,
    ErasePerson,
    EraseOnRequest,
    EraseDuePeople,
    PersonFile,
    ApplyErasures,
    RecordRequest,
    ChangeRequest,
    PlaceHold,
    DuePeople,
    DueRecords,
    ListDue,
    EraseDue,
    EraseDaily,
    RecordBreach,
    AffectedRecords,
    BreachAccesses,
    ReportBreach,
    WatchThreshold,
    BreachFiles,
    BreachReportPage,
    AffectedCsv,
    DutyProbe,
    SqlPrivacyRequests,
    { provide: PrivacyRequests, useExisting: SqlPrivacyRequests },
    { provide: OverdueRequests, useExisting: SqlPrivacyRequests },
    { provide: LegalHolds, useClass: SqlLegalHolds },
    { provide: Breaches, useClass: SqlBreaches },
    { provide: RetentionRuns, useClass: SqlRetentionRuns },
    { provide: Erasures, useClass: SqlErasures },
    { provide: ErasedPeople, useClass: RecogniseErased },
    { provide: Ledger, inject: [Config], useFactory: ({ backup }: Config) => new LedgerFile(backup) },
    {
      provide: BackupFolder,
      inject: [Config],
      useFactory: ({ backup }: Config) => new FilesInBackupFolder(backup.folder, backup.keepDays),
    },
    {
      provide: ErasureUpkeep,
      inject: [Erasures, Ledger, ApplyErasures, Logger, LiveUpdates],
      useFactory: (
        erasures: Erasures,
        ledger: Ledger,
        applying: ApplyErasures,
        logger: Logger,
        live: LiveUpdates<ErasureMessage>,
      ) =>
        new ErasureUpkeep(erasures, ledger, applying, {
          failed: (message, error) => logger.failure(message, error),
          appliedAgain: (people) => logger.event('erased again after a restore', { people }),
          erased: (id) => live.publish({ type: 'person_erased', data: { id } }),
        }),
    },
    registration([AddedChecks, DutyProbe], (checks, probe) => checks.add(probe)),
    // often, so that another replica goes on when one was killed
    job('erase what is due', '5-59/10 * * * *', [EraseDaily, Logger], async (daily, logger) => {
      const erased = await daily.execute();
      if (erased) logger.event('erased what was due', { ...erased });
    }),
    job('clean the files of the database', '*/10 * * * *', [ErasureUpkeep], (upkeep) => upkeep.scrub()),
    service([EraseDaily, ErasureUpkeep], {
      start: async (_, upkeep) => {
        await upkeep.start();
        void upkeep.scrub();
      },
      stop: async (daily, upkeep) => {
        await daily.stop();
        await upkeep.stop();
      },
    }),
  ],
  exports: [OverdueRequests, ErasedPeople],
})
export class PrivacyModule {}
