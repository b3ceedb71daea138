import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { OpenLead } from './application/open-lead.js';
import { OpenToday } from './application/open-today.js';
import { ReadClientsToday } from './application/read-clients-today.js';
import { ReadLeadsToday } from './application/read-leads-today.js';
import { RecordVisit } from './application/record-visit.js';
import { SearchConsole } from './application/search-console.js';
import { DeskController } from './infrastructure/desk.controller.js';
import { SqlDeskVisits } from './infrastructure/sql-desk-visits.js';

/** What staff work from: the day, one lead, and the search of everything. It reads the other areas; none reads it. */
@Module({
  imports: [LeadsModule, TasksModule, BlogModule],
  controllers: [DeskController],
  providers: [
    OpenToday,
    ReadLeadsToday,
    ReadClientsToday,
    RecordVisit,
    OpenLead,
    SearchConsole,
    SqlDeskVisits,
  ],
})
export class DeskModule {}
