import type { TimelineKindOfLead } from './domain/timeline-kinds.js';
import type { ContactChannel } from './domain/lead-note.js';
import type { LeadRef } from './domain/lead.js';

export { CONTACT_CHANNELS } from './domain/lead-note.js';
export { LEAD_TYPES } from './domain/lead.js';

/** Something that happened to a lead: a note, a contact, a message that was sent, or a change. */
export interface LeadTimelineEntry extends LeadRef {
  readonly id: string;
  readonly kind: TimelineKindOfLead;
  readonly actionType: string;
  readonly actionDetails: string;
  readonly channel?: ContactChannel;
  readonly performedByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** What happened to the leads of clients. */
export abstract class LeadTimelines {
  /** The newest entries of the leads that are linked to a client, newest first. */
  abstract entries(clientId: string, limit: number): Promise<LeadTimelineEntry[]>;
}
