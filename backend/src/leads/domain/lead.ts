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

/** Owner, first answer, next task, client and erasure of a lead. */
export interface LeadCare {
  /** The user who is responsible for the lead. */
  readonly ownerId: string | null;
  /** The first change, note or mail by staff; null while the lead is unanswered. */
  readonly answeredAt: string | null;
  /** The earliest due date of its open tasks, `YYYY-MM-DD`. */
  readonly nextTaskDue: string | null;
  /** The client that its person is. */
  readonly clientId: string | null;
  /** When everything personal was removed (erasure.ts); null otherwise. ISO 8601 UTC. */
  readonly erasedAt: string | null;
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
    | 'outcome_recorded'
    | 'visitor_request'
    | 'visitor_request_dismissed'
    | 'mail_sent_again'
    | 'sale_recorded'
    | 'details_changed'
    | 'owner_changed'
    | 'client_linked'
    | 'client_unlinked'
    | 'note_added'
    | 'contact_logged'
    | 'task_added'
    | 'task_done'
    | 'task_reopened';
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

/** Sets or removes the owner of a lead. The same owner again changes nothing and records no activity. */
export function changeOwner<L extends Lead>(
  lead: L,
  owner: { readonly id: string; readonly name: string } | null,
): LeadChange<L> {
  const ownerId = owner?.id ?? null;
  if (lead.ownerId === ownerId) return { lead, activity: null };
  return {
    lead: { ...lead, ownerId },
    activity: {
      actionType: 'owner_changed',
      actionDetails: `Looked after by ${owner?.name ?? 'nobody'}`,
    },
  };
}

/** Links a lead to a client, or to none. The same client again changes nothing and records no activity. */
export function changeClient<L extends Lead>(lead: L, clientId: string | null): LeadChange<L> {
  if (lead.clientId === clientId) return { lead, activity: null };
  return {
    lead: { ...lead, clientId },
    activity: clientId
      ? { actionType: 'client_linked', actionDetails: 'Linked to a client' }
      : { actionType: 'client_unlinked', actionDetails: 'No longer linked to a client' },
  };
}
