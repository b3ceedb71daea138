import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.js';
import { Config } from '../platform/config.js';
import { Scheduler } from '../platform/scheduler.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { CountWaiting } from './application/count-waiting.js';
import { DailyBriefs, withoutBookings } from './application/daily-briefs.js';
import { OpenLead } from './application/open-lead.js';
import { OpenToday } from './application/open-today.js';
import { ReadClientsToday } from './application/read-clients-today.js';
import { ReadLeadsToday } from './application/read-leads-today.js';
import { ReadBrief } from './application/read-brief.js';
import { RecordVisit } from './application/record-visit.js';
import { SearchConsole } from './application/search-console.js';
import { DESK_MAILS } from './domain/desk-mails.js';
import { DeskController } from './http/desk.controller.js';
import { DeskVisits } from './application/ports.js';
import { SqlDeskVisits } from './store/sql-desk-visits.js';
import { staffDailyBrief } from './templates/staff-daily-brief.js';

/** What staff work from: the day, one lead, and the search of everything. It reads the other areas; none reads it. */
@Module({
  imports: [LeadsModule, ClientsModule, PoliciesModule, TasksModule, BlogModule, PrivacyModule],
  controllers: [DeskController],
  providers: [
    OpenToday,
    ReadLeadsToday,
    ReadClientsToday,
    ReadBrief,
    RecordVisit,
    CountWaiting,
    OpenLead,
    SearchConsole,
    DailyBriefs,
    { provide: DeskVisits, useClass: SqlDeskVisits },
  ],
})
export class DeskModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly briefs: DailyBriefs,
    private readonly kinds: MailKinds,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      DESK_MAILS,
      { staff_daily_brief: staffDailyBrief },
      {
        staff_daily_brief: {
          recipient: (brief, stored) => this.briefs.written(brief, stored),
          withoutBookings,
        },
      },
    );
  }

  onApplicationBootstrap(): void {
    // without a mail server nothing could be sent
    if (!this.config.mail.server) return;
    const plan = () => this.plan();
    this.scheduler.every('plan the daily brief', '1 0 * * *', plan, { atStart: true });
  }

  private async plan(): Promise<void> {
    const add = this.briefs.planned();
    if (add.length > 0) await this.outbox.store({ add });
  }
}
