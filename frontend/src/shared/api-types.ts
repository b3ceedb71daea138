// Short names for request and response bodies. The types are generated from the server's code.
import type { LeadType } from '@contract';
import type { components } from './api-schema';

type Schema = components['schemas'];

export type BookingRequest = Schema['BookingBody'];
export type BookingConfirmation = Schema['BookingConfirmation'];

/** A row of GET /api/appointments. */
export type Appointment = Schema['ListedAppointment'];
export type Subscription = Schema['ListedSubscription'];
/** A row of GET /api/admin/leads; `leadType` is the discriminator. */
export type Lead = BookingLead | Schema['SubscriptionLead'];
export type BookingLead = Schema['AppointmentLead'];
export type LeadNote = Schema['LeadNoteView'];
export type ActivityEntry = Schema['ActivityEntry'];
export type AdminStats = Schema['AdminStatsView'];
export type WeekOfLeads = Schema['WeekOfLeadsView'];

export type PostDraft = Schema['PostBody'];
export type Post = Schema['PostView'];
/** A deleted post, without its content. */
export type DeletedPost = Schema['DeletedPostView'];
export type PostVersion = Schema['PostVersionView'];

/** What a visitor asked for on the page of their booking; waits until staff answer it. */
export type VisitorRequest = NonNullable<Appointment['visitorRequest']>;

/** A row of GET /api/admin/mails. */
export type Mail = Schema['MailView'];
export type MailDetail = Schema['MailDetailView'];
export type MailState = Mail['state'];
export type MailSummary = Schema['MailSummaryView'];

/** A row of GET /api/admin/newsletters: an issue without its content. */
export type IssueSummary = Schema['IssueSummaryView'];
/** An issue as a change answers it. */
export type StoredIssue = Schema['IssueView'];
export type Issue = Schema['IssueDetailView'];
export type IssueState = Issue['state'];
/** What is written in an issue. */
export type IssueDraft = Pick<Issue, 'subject' | 'preheader' | 'content' | 'public'>;
export type RenderedIssue = Schema['IssuePreviewView'];
/** How many subscribers get an issue, and why the others do not. */
export type Audience = Schema['AudienceView'];
export type SendingStatus = Schema['NewsletterStatusView'];
/** One subscriber's copy of an issue; `id` is that of the subscription. */
export type Subscriber = Schema['SubscriberView'];
export type Delivery = Schema['DeliveryView'];
export type DeliveryState = Delivery['state'];
export type SubscriptionConsents = Schema['ConsentsView'];
export type Consent = SubscriptionConsents['consents'][number];

/** What is to be done today. */
export type Today = Schema['TodayView'];
/** The page of a lead. */
export type LeadDetail = Schema['AppointmentDetail'] | Schema['SubscriptionDetail'];
export type SearchResults = Schema['SearchResultsView'];
/** A row of GET /api/admin/tasks. */
export type Task = Schema['TaskView'];
export type NewTask = Schema['NewTaskBody'];
export type TaskChange = Schema['TaskChangeBody'];
/** An active user, who can be given work. */
export type StaffMember = Schema['StaffMemberView'];

export type StoredSettings = Schema['SettingsView'];
/** Which messages visitors get. */
export type VisitorMails = Omit<StoredSettings['visitorMails'], 'updatedAt'>;

export type SessionUser = Schema['SessionUserView'];
export type User = Schema['UserView'];
/** An active user, as every member of staff may see them. */

/** Body of every error response; `errors` maps fields to messages and is sent with 400 only. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: Record<string, string>;
  requestId: string;
}

/** Reference to a lead; the two types have separate ids. */
export interface LeadRef {
  leadType: LeadType;
  leadId: string;
}
