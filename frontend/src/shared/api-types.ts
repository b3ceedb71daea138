// Short names for request and response bodies. The types are generated from the server's code.
import type { LeadType } from '@contract';
import type { components } from './api-schema';

type Schema = components['schemas'];

export type BookingRequest = Schema['BookingBody'];

export type Appointment = Schema['AppointmentView'];
export type Subscription = Schema['SubscriptionView'];
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
