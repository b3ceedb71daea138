import { Module, type OnModuleInit } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.js';
import { Clock } from '../shared/clock.js';
import { everyHour } from '../shared/every-hour.js';
import { AddLeadNote } from './application/add-lead-note.js';
import { BookAppointment } from './application/book-appointment.js';
import { ChangeBookingStatus } from './application/change-booking-status.js';
import { ChangeLeadStatus } from './application/change-lead-status.js';
import { LeadChanges } from './application/lead-changes.js';
import { LeadQueries, LeadRepository } from './application/ports.js';
import { RecordSale } from './application/record-sale.js';
import { forgottenUntil } from './application/submission.js';
import { SubscribeToNewsletter } from './application/subscribe-to-newsletter.js';
import { FormsController } from './infrastructure/forms.controller.js';
import { LeadListsController } from './infrastructure/lead-lists.controller.js';
import { LeadWorkController } from './infrastructure/lead-work.controller.js';
import { PublicLeadsController } from './infrastructure/public-leads.controller.js';
import { SqlLeadQueries } from './infrastructure/sql-lead-queries.js';
import { TypeormLeadRepository } from './infrastructure/typeorm-lead.repository.js';

@Module({
  imports: [PagesModule],
  controllers: [PublicLeadsController, FormsController, LeadListsController, LeadWorkController],
  providers: [
    BookAppointment,
    SubscribeToNewsletter,
    LeadChanges,
    ChangeLeadStatus,
    ChangeBookingStatus,
    RecordSale,
    AddLeadNote,
    { provide: LeadRepository, useClass: TypeormLeadRepository },
    { provide: LeadQueries, useClass: SqlLeadQueries },
  ],
  exports: [LeadRepository, LeadQueries],
})
export class LeadsModule implements OnModuleInit {
  constructor(
    private readonly leads: LeadRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    everyHour(() => this.leads.forgetSubmissions(forgottenUntil(this.clock.timestamp())));
  }
}
