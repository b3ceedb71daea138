import type { Appointment } from './appointment.js';
import type { Subscription } from './subscription.js';

/** The two ways a person becomes a lead; also the path segment and the stored `leadType` (spec §3, §7). */
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

/** Which lead is meant. An id alone never is: both kinds have ids of their own. */
export interface LeadRef {
  readonly leadType: LeadType;
  readonly leadId: string;
}

export type Lead = Appointment | Subscription;

/** What a change brings: the lead as it is now and the activity to write with it, or null when nothing changed. */
export interface LeadChange<L extends Lead = Lead> {
  readonly lead: L;
  readonly activity: LeadEvent | null;
}

/** One thing that happened to a lead, before anybody's name is put to it. */
export interface LeadEvent {
  readonly actionType:
    'lead_created' | 'lead_status_changed' | 'booking_status_changed' | 'sale_recorded' | 'note_added';
  readonly actionDetails: string;
}

/** Gives a lead another status; setting the one it has already changes nothing and leaves no activity. */
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
