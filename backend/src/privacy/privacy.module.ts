import { Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { PersonalMails } from '../mail/personal-mails.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { PersonalSubscriptions } from '../newsletter/personal-subscriptions.js';
import { Config } from '../platform/config.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { Scheduler } from '../platform/scheduler.js';
import { PersonalPosts } from '../screening/personal-posts.js';
import { ScreeningModule } from '../screening/screening.module.js';
import { PersonalTasks } from '../tasks/personal-tasks.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { UsersModule } from '../users/users.module.js';
import { DutyRecordsModule } from './duty-records.module.js';
import { ApplyErasures } from './application/apply-erasures.js';
import { ErasePerson } from './application/erase-person.js';
import { ErasureUpkeep } from './application/erasure-upkeep.js';
import { FindPeople } from './application/find-people.js';
import { PersonRecords } from './application/person-records.js';
import { BackupFolder, Erasures, Ledger } from './application/ports.js';
import { Holders } from './holders.js';
import { FilesInBackupFolder } from './infrastructure/files-in-backup-folder.js';
import { LedgerFile } from './infrastructure/ledger-file.js';
import { PrivacyController } from './infrastructure/privacy.controller.js';
import { SqlErasures } from './infrastructure/sql-erasures.js';

/** People: what is held about them, and their erasure. It reads the other areas; none reads it. */
@Module({
  imports: [DutyRecordsModule, LeadsModule, NewsletterModule, ScreeningModule, TasksModule, UsersModule],
  controllers: [PrivacyController],
  providers: [
    FindPeople,
    PersonRecords,
    ErasePerson,
    ApplyErasures,
    { provide: Erasures, useClass: SqlErasures },
    {
      provide: Holders,
      inject: [PersonalMails, PersonalSubscriptions, PersonalTasks, PersonalPosts],
      // one line for each part that holds something of people
      useFactory: (
        mails: PersonalMails,
        consents: PersonalSubscriptions,
        tasks: PersonalTasks,
        suspected: PersonalPosts,
      ): Holders => ({ mails, consents, tasks, suspected }),
    },
    { provide: Ledger, inject: [Config], useFactory: ({ backup }: Config) => new LedgerFile(backup) },
    {
      provide: BackupFolder,
      inject: [Config],
      useFactory: ({ backup }: Config) => new FilesInBackupFolder(backup.folder, backup.keepDays),
    },
    {
      provide: ErasureUpkeep,
      inject: [Erasures, Ledger, ApplyErasures, Logger],
      useFactory: (erasures: Erasures, ledger: Ledger, applying: ApplyErasures, logger: Logger) =>
        new ErasureUpkeep(
          erasures,
          ledger,
          applying,
          (message, error) => logger.failure(message, error),
          (people) => logger.event('erased again after a restore', { people }),
        ),
    },
  ],
  exports: [ErasePerson],
})
export class PrivacyModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly upkeep: ErasureUpkeep,
    private readonly scheduler: Scheduler,
    private readonly own: OwnServer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // a command that runs beside the server leaves it to the server
    if (!this.own.http) return;
    await this.upkeep.start();
    this.scheduler.every('clean the files of the database', '*/10 * * * *', () => this.upkeep.scrub(), {
      atStart: true,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.upkeep.stop();
  }
}
