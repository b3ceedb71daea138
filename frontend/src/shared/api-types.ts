// Short names for the API's bodies and answers. The types themselves are generated from the server's code.
import type { LeadType } from '@contract';
import type { components } from './api-schema';

type Schema = components['schemas'];

export type BookingRequest = Schema['BookingBody'];

export type Appointment = Schema['AppointmentView'];
export type Subscription = Schema['SubscriptionView'];
/** A row of GET /api/admin/leads: `leadType` tells which kind it is. */
export type Lead = Schema['AppointmentLead'] | Schema['SubscriptionLead'];
export type LeadNote = Schema['LeadNoteView'];
export type ActivityEntry = Schema['ActivityEntry'];
export type AdminStats = Schema['AdminStatsView'];
export type WeekOfLeads = Schema['WeekOfLeadsView'];

export type PostDraft = Schema['PostBody'];
export type Post = Schema['PostView'];
export type PostVersion = Schema['PostVersionView'];

export type SessionUser = Schema['SessionUserView'];
export type User = Schema['UserView'];

/** The one shape of every error answer; `errors` maps field to sentence and comes with 400 only. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: Record<string, string>;
  requestId: string;
}

/** Which lead is meant: ids of the two kinds are separate. */
export interface LeadRef {
  leadType: LeadType;
  leadId: string;
}
