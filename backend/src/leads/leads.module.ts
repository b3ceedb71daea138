import { Module, type OnModuleInit } from '@nestjs/common';
import { DailyBriefs } from '../mail/daily-briefs.js';
import { MailRenewals } from '../mail/mail-renewals.js';
import { PagesModule } from '../site/pages.module.js';
import { Clock } from '../platform/clock.js';
import { Scheduler } from '../platform/scheduler.js';
import { AddLeadNote } from './application/add-lead-note.js';
import { AnswerVisitorRequest } from './application/answer-visitor-request.js';
import { BookAppointment } from './application/book-appointment.js';
import { BookingMessages } from './application/booking-messages.js';
import { ChangeBookingStatus } from './application/change-booking-status.js';
import { ChangeLeadStatus } from './application/change-lead-status.js';
import { LeadChanges } from './application/lead-changes.js';
import { LeadQueries, LeadRepository } from './application/ports.js';
import { OpenBooking } from './application/open-booking.js';
import { RecordSale } from './application/record-sale.js';
import { RenewBookingMail } from './application/renew-booking-mail.js';
import { RequestChange } from './application/request-change.js';
import { RescheduleBooking } from './application/reschedule-booking.js';
import { expiredBefore } from './application/idempotency-token.js';
import { SubscribeToNewsletter } from './application/subscribe-to-newsletter.js';
import { BookingPageController } from './infrastructure/booking-page.controller.js';
import { BookingPages } from './infrastructure/booking-page.js';
import { BookingWorkController } from './infrastructure/booking-work.controller.js';
import { FormsController } from './infrastructure/forms.controller.js';
import { LeadListsController } from './infrastructure/lead-lists.controller.js';
import { LeadWorkController } from './infrastructure/lead-work.controller.js';
import { PublicLeadsController } from './infrastructure/public-leads.controller.js';
import { SqlLeadQueries } from './infrastructure/sql-lead-queries.js';
import { TypeormLeadRepository } from './infrastructure/typeorm-lead.repository.js';

@Module({
  imports: [PagesModule],
  controllers: [
    PublicLeadsController,
    FormsController,
    LeadListsController,
    LeadWorkController,
    BookingWorkController,
    BookingPageController,
  ],
  providers: [
    BookAppointment,
    SubscribeToNewsletter,
    LeadChanges,
    ChangeLeadStatus,
    ChangeBookingStatus,
    BookingMessages,
    RescheduleBooking,
    OpenBooking,
    BookingPages,
    RequestChange,
    AnswerVisitorRequest,
    RenewBookingMail,
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
    private readonly scheduler: Scheduler,
    private readonly queries: LeadQueries,
    private readonly renewBookingMail: RenewBookingMail,
    private readonly briefs: DailyBriefs,
    private readonly renewals: MailRenewals,
  ) {}

  onModuleInit(): void {
    this.briefs.reportLeads((date) => this.queries.brief(date));
    this.renewals.bookingMail = (...renewal) => this.renewBookingMail.execute(...renewal);
    const deleteExpired = () => this.leads.deleteExpiredTokens(expiredBefore(this.clock.timestamp()));
    this.scheduler.every('delete idempotency keys', '0 * * * *', deleteExpired, { atStart: true });
  }
}
