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
export type Lead = Schema['AppointmentLead'] | Schema['SubscriptionLead'];
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

export type StoredSettings = Schema['SettingsView'];
/** Which messages visitors get. */
export type VisitorMails = Omit<StoredSettings['visitorMails'], 'updatedAt'>;

export type SessionUser = Schema['SessionUserView'];
export type User = Schema['UserView'];

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
