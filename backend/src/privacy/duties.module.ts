import {
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { OfficeChecks } from '../care/office-checks.js';
import { LeadsModule } from '../leads/leads.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { Logger } from '../platform/logger.js';
import { Scheduler } from '../platform/scheduler.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeRequest } from './application/change-request.js';
import { DuePeople } from './application/due-people.js';
import { Breaches, RetentionRuns } from './application/duty-ports.js';
import { EraseDaily } from './application/erase-daily.js';
import { EraseDue } from './application/erase-due.js';
import { ListDue } from './application/list-due.js';
import { PlaceHold } from './application/place-hold.js';
import { RecordBreach } from './application/record-breach.js';
import { RecordRequest } from './application/record-request.js';
import { ReportBreach } from './application/report-breach.js';
import { WatchThreshold } from './application/watch-threshold.js';
import { AffectedCsv } from './infrastructure/affected-csv.js';
import { BreachReportPage } from './infrastructure/breach-report-page.js';
import { BreachesController } from './infrastructure/breaches.controller.js';
import { DueController } from './infrastructure/due.controller.js';
import { DutyProbe } from './infrastructure/duty-probe.js';
import { HoldsController } from './infrastructure/holds.controller.js';
import { RequestsController } from './infrastructure/requests.controller.js';
import { SqlBreaches } from './infrastructure/sql-breaches.js';
import { SqlRetentionRuns } from './infrastructure/sql-retention-runs.js';
import { DutyRecordsModule } from './duty-records.module.js';
import { PrivacyModule } from './privacy.module.js';
import { ThresholdController } from './infrastructure/threshold.controller.js';

/** The duties of RA 10173 besides finding and erasing: requests, legal holds, retention, breaches, registration. */
@Module({
  imports: [DutyRecordsModule, PrivacyModule, LeadsModule, NewsletterModule, UsersModule],
  controllers: [RequestsController, HoldsController, DueController, BreachesController, ThresholdController],
  providers: [
    RecordRequest,
    ChangeRequest,
    PlaceHold,
    DuePeople,
    ListDue,
    EraseDue,
    EraseDaily,
    RecordBreach,
    ReportBreach,
    WatchThreshold,
    BreachReportPage,
    AffectedCsv,
    DutyProbe,
    { provide: Breaches, useClass: SqlBreaches },
    { provide: RetentionRuns, useClass: SqlRetentionRuns },
  ],
})
export class DutiesModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly eraseDaily: EraseDaily,
    private readonly probe: DutyProbe,
    private readonly checks: OfficeChecks,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.checks.add(this.probe);
  }

  onApplicationBootstrap(): void {
    // often, so that another replica goes on when one was killed
    this.scheduler.every('erase what is due', '5-59/10 * * * *', async () => {
      const erased = await this.eraseDaily.execute();
      if (erased) this.logger.event('erased what was due', { ...erased });
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.eraseDaily.stop();
  }
}
