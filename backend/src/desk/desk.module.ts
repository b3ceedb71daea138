import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadClientMarks } from '../leads/client-marks.js';
import { LeadsModule } from '../leads/leads.module.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { Outbox } from '../mail/outbox.js';
import { job, registration } from '../platform/start.js';
import { PlanningModule } from '../planning/planning.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { CountCalculatorUse } from './application/count-calculator-use.js';
import { CountWaiting } from './application/count-waiting.js';
import { DailyBriefs, withoutBookings } from './application/daily-briefs.js';
import { OpenLead } from './application/open-lead.js';
import { OpenToday } from './application/open-today.js';
import { ReadClientMarks } from './application/read-client-marks.js';
import { ReadClientsToday } from './application/read-clients-today.js';
import { ReadLeadsToday } from './application/read-leads-today.js';
import { OfficeProblems } from './application/office-problems.js';
import { ReadBrief } from './application/read-brief.js';
import { ReadLeadsBrief } from './application/read-leads-brief.js';
import { FindLeads } from './application/find-leads.js';
import { SearchConsole } from './application/search-console.js';
import { DESK_MAILS } from './domain/desk-mails.js';
import { DeskController } from './http/desk.controller.js';
import { staffDailyBrief } from './templates/staff-daily-brief.js';

/** What staff work from: the day, one lead, and the search of everything. It reads the other areas; none reads it. */
@Module({
  imports: [
    LeadsModule,
    ClientsModule,
    PoliciesModule,
    TasksModule,
    BlogModule,
    PrivacyModule,
    PlanningModule,
  ],
  controllers: [DeskController],
  providers: [
    OpenToday,
    ReadLeadsToday,
    ReadClientsToday,
    ReadClientMarks,
    ReadBrief,
    ReadLeadsBrief,
    OfficeProblems,
    CountWaiting,
    CountCalculatorUse,
    OpenLead,
    SearchConsole,
    FindLeads,
    DailyBriefs,
    registration([LeadClientMarks, ReadClientMarks], (leads, marks) =>
      leads.register((rows) => marks.execute(rows)),
    ),
    registration([MailKinds, DailyBriefs], (kinds, briefs) =>
      kinds.register(
        DESK_MAILS,
        { staff_daily_brief: staffDailyBrief },
        { staff_daily_brief: { recipient: (...mail) => briefs.written(...mail), withoutBookings } },
      ),
    ),
    job(
      'plan the daily brief',
      '1 0 * * *',
      [DailyBriefs, Outbox],
      (briefs, outbox) => outbox.store({ add: briefs.planned() }),
      // without a mail server nothing could be sent
      { atStart: true, enabled: ({ mail }) => mail.server !== null },
    ),
  ],
})
export class DeskModule {}
