import type { Appointment } from './appointment.js';
import type { Subscription } from './subscription.js';

/** The two kinds of lead, as in paths and in the stored `leadType` (spec §3, §7). */
export const LEAD_TYPES = ['appointment', 'subscription'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/** Every status a lead can have; any may follow any other (spec §4). */
export const LEAD_STATUSES = [
  'New',
  'In Progress',
  'Not Qualified',
  'Offer Declined',
  'Closed Sale',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Identifies a lead. An id alone does not: each kind has separate ids. */
export interface LeadRef {
  readonly leadType: LeadType;
  readonly leadId: string;
}

export type Lead = Appointment | Subscription;

/** The result of a change: the new lead and its activity, or null when nothing changed. */
export interface LeadChange<L extends Lead = Lead> {
  readonly lead: L;
  readonly activity: LeadEvent | null;
}

/** An event in the history of a lead, without actor and time. */
export interface LeadEvent {
  readonly actionType:
    | 'lead_created'
    | 'lead_status_changed'
    | 'booking_status_changed'
    | 'booking_rescheduled'
    | 'booking_cancelled'
    | 'visitor_request'
    | 'visitor_request_dismissed'
    | 'mail_sent_again'
    | 'sale_recorded'
    | 'note_added';
  readonly actionDetails: string;
}

/** Changes the status of a lead. Setting the present status changes nothing and records no activity. */
export function changeLeadStatus<L extends Lead>(lead: L, leadStatus: LeadStatus): LeadChange<L> {
  if (lead.leadStatus === leadStatus) return { lead, activity: null };
  return {
    lead: { ...lead, leadStatus },
    activity: {
      actionType: 'lead_status_changed',
      actionDetails: `Lead status changed from ${lead.leadStatus} to ${leadStatus}`,
    },
  };
}
