import { Module } from '@nestjs/common';
import { MailKinds } from '../mail/mail-kinds.js';
import { PagesModule } from '../site/pages.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { SubscriptionAddresses } from '../newsletter/subscription-addresses.js';
import { Config } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { subscriptionsBy } from './store/imported-subscriptions.js';
import { SubmissionReleases } from '../screening/submission-releases.js';
import { ScreeningModule } from '../screening/screening.module.js';
import { UsersModule } from '../users/users.module.js';
import { Clock } from '../platform/clock.js';
import { job, registration } from '../platform/start.js';
import { AddLeadNote } from './application/add-lead-note.js';
import { AnswerVisitorRequest } from './application/answer-visitor-request.js';
import { BookAppointment } from './application/book-appointment.js';
import { ChangeBookingStatus } from './application/change-booking-status.js';
import { ChangeDetails } from './application/change-details.js';
import { ChangeLeadStatus } from './application/change-lead-status.js';
import { ChangeOwner } from './application/change-owner.js';
import { EnterBooking } from './application/enter-booking.js';
import { LeadFollowUps } from './application/lead-follow-ups.js';
import { LeadUnits } from './application/lead-units.js';
import { LeadChanges } from './application/lead-changes.js';
import { NewBookings } from './application/new-bookings.js';
import { MakeCalendarFeed } from './application/make-calendar-feed.js';
import { CalendarWriter } from './application/calendar-feed.ports.js';
import { OfficeTimes } from './application/booking-times.js';
import { LeadRepository } from './application/ports.js';
import { OpenCalendarFeed } from './application/open-calendar-feed.js';
import { OpenBooking } from './application/open-booking.js';
import { ReadCalendarFeed } from './application/read-calendar-feed.js';
import { RecordOutcome } from './application/record-outcome.js';
import { RecordSale } from './application/record-sale.js';
import { ReleaseSuspected } from './application/release-suspected.js';
import { SendConfirmation } from './application/send-confirmation.js';
import { BookingRecipients } from './application/booking-recipients.js';
import { RenewBookingMail } from './application/renew-booking-mail.js';
import { ReopenRequest } from './application/reopen-request.js';
import { RequestChange } from './application/request-change.js';
import { RescheduleBooking } from './application/reschedule-booking.js';
import { SendCorrection } from './application/send-correction.js';
import { expiredBefore } from '../platform/idempotency-token.js';
import { SubscribeToNewsletter } from './application/subscribe-to-newsletter.js';
import { BookingMails } from './application/booking-mails.js';
import { BOOKING_MAILS } from './domain/booking-mail-kinds.js';
import { BookingPageController } from './http/booking-page.controller.js';
import { BookingPages } from './http/booking-page.js';
import { VisitorAnswersController } from './http/visitor-answers.controller.js';
import { BookingWorkController } from './http/booking-work.controller.js';
import { CalendarFileController } from './http/calendar-file.controller.js';
import { CalendarFeedController } from './http/calendar-feed.controller.js';
import { ConfirmationLimits } from './http/confirmation-limits.js';
import { RecipientLimits } from './http/recipient-limits.js';
import { SentBookings, SentSubscriptions } from './http/sent-forms.js';
import { FormsController } from './http/forms.controller.js';
import { IcalWriter } from './infrastructure/ical-writer.js';
import { KeyBookingsController } from './http/key-bookings.controller.js';
import { KeyLeadsController } from './http/key-leads.controller.js';
import { LeadCareController } from './http/lead-care.controller.js';
import { LeadStatsController } from './http/lead-stats.controller.js';
import { LeadListsController } from './http/lead-lists.controller.js';
import { LeadNotesController } from './http/lead-notes.controller.js';
import { LeadWorkController } from './http/lead-work.controller.js';
import { PublicLeadsController } from './http/public-leads.controller.js';
import { SqlLeadQueries } from './store/sql-lead-queries.js';
import { SqlListedLeads } from './store/sql-listed-leads.js';
import { SqlDeskLeads } from './store/sql-desk-leads.js';
import { AskedCalculations } from './asked-calculations.js';
import { SqlAskedCalculations } from './store/sql-asked-calculations.js';
import { SqlPeopleOfLeads } from './store/sql-people-of-leads.js';
import { SqlPersonalLeads } from './store/sql-personal-leads.js';
import { SqlLeadClients } from './store/sql-lead-clients.js';
import { SqlLeadTasks } from './store/sql-lead-tasks.js';
import { SqlLeads } from './store/sql-leads.js';
import { DeskLeads } from './desk-leads.js';
import { BOOKING_TEMPLATES } from './templates/booking-templates.js';
import { ImportedLeads } from './store/imported-leads.js';
import { LeadsBriefs } from './leads-brief.js';
import { ImportedSubscribers } from './store/imported-subscribers.js';
import { LeadClients } from './lead-clients.js';
import { LeadTasks } from './lead-tasks.js';
import { ListedLeads } from './listed-leads.js';
import { LeadClientMarks } from './client-marks.js';
import { LeadTimelines } from './lead-timelines.js';
import { SqlLeadTimelines } from './store/sql-lead-timelines.js';
import { PeopleOfLeads } from './people-of-leads.js';
import { importTarget } from '../platform/import-targets.js';
import { personalPart } from '../platform/http/personal-words.js';
import { LEAD_WORDS } from './http/personal-lead.views.js';

@Module({
  imports: [NewsletterModule, PagesModule, ScreeningModule, UsersModule],
  controllers: [
    PublicLeadsController,
    FormsController,
    LeadListsController,
    LeadStatsController,
    LeadWorkController,
    LeadNotesController,
    LeadCareController,
    BookingWorkController,
    VisitorAnswersController,
    BookingPageController,
    CalendarFeedController,
    CalendarFileController,
    KeyLeadsController,
    KeyBookingsController,
  ],
  providers: [
    NewBookings,
    BookAppointment,
    EnterBooking,
    SubscribeToNewsletter,
    LeadUnits,
    LeadFollowUps,
    LeadChanges,
    ChangeLeadStatus,
    ChangeBookingStatus,
    ChangeDetails,
    ChangeOwner,
    BookingMails,
    RescheduleBooking,
    RecordOutcome,
    ReopenRequest,
    SendCorrection,
    OpenBooking,
    BookingPages,
    RequestChange,
    AnswerVisitorRequest,
    RenewBookingMail,
    BookingRecipients,
    SendConfirmation,
    ReleaseSuspected,
    RecordSale,
    AddLeadNote,
    ConfirmationLimits,
    SentBookings,
    SentSubscriptions,
    RecipientLimits,
    MakeCalendarFeed,
    OpenCalendarFeed,
    ReadCalendarFeed,
    { provide: CalendarWriter, useClass: IcalWriter },
    { provide: OfficeTimes, useExisting: Config },
    { provide: LeadRepository, useClass: SqlLeads },
    SqlLeadQueries,
    { provide: LeadsBriefs, useExisting: SqlLeadQueries },
    { provide: AskedCalculations, useClass: SqlAskedCalculations },
    LeadClientMarks,
    SqlListedLeads,
    { provide: ListedLeads, useExisting: SqlListedLeads },
    { provide: LeadTimelines, useClass: SqlLeadTimelines },
    { provide: LeadTasks, useClass: SqlLeadTasks },
    { provide: LeadClients, useClass: SqlLeadClients },
    { provide: DeskLeads, useClass: SqlDeskLeads },
    { provide: PeopleOfLeads, useClass: SqlPeopleOfLeads },
    ...personalPart(SqlPersonalLeads, LEAD_WORDS),
    ...importTarget('leads', ImportedLeads),
    ...importTarget('subscribers', ImportedSubscribers),
    registration([SubscriptionAddresses, Database], (addresses, { reader }) =>
      addresses.register(async (id) => (await subscriptionsBy(reader, 'id', [id]))[0]?.email ?? null),
    ),
    registration([MailKinds, BookingRecipients], (kinds, recipients) =>
      kinds.register(BOOKING_MAILS, BOOKING_TEMPLATES, recipients.rules()),
    ),
    registration([SubmissionReleases, ReleaseSuspected], (releases, release) => {
      releases.register('appointment', (submission, by) => release.booking(submission, by));
      releases.register('subscription', (submission, by) => release.subscription(submission, by));
    }),
    job(
      'delete idempotency keys',
      '0 * * * *',
      [LeadRepository, Clock],
      (leads, clock) => leads.deleteExpiredTokens(expiredBefore(clock.timestamp())),
      { atStart: true },
    ),
  ],
  exports: [
    LeadUnits,
    LeadRepository,
    SqlLeadQueries,
    LeadsBriefs,
    LeadClientMarks,
    ListedLeads,
    LeadTimelines,
    LeadTasks,
    LeadClients,
    DeskLeads,
    PeopleOfLeads,
    AskedCalculations,
  ],
})
export class LeadsModule {}
