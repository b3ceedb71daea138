import type { LeadEvent } from './lead.js';

export type TimelineKindOfLead = 'note' | 'contact' | 'message' | 'booking' | 'change';

/** What the activities of a lead are in the timeline of a person; null for those that another entry shows with its text. */
export const TIMELINE_KINDS: Readonly<Record<LeadEvent['actionType'], TimelineKindOfLead | null>> = {
  lead_created: 'booking',
  lead_status_changed: 'change',
  booking_status_changed: 'booking',
  booking_rescheduled: 'booking',
  booking_cancelled: 'booking',
  outcome_recorded: 'booking',
  visitor_request: 'booking',
  visitor_request_dismissed: 'booking',
  mail_sent_again: null,
  sale_recorded: 'change',
  details_changed: 'change',
  owner_changed: 'change',
  client_linked: 'change',
  client_unlinked: 'change',
  note_added: null,
  contact_logged: null,
  task_added: 'change',
  task_done: 'change',
  task_reopened: 'change',
};
