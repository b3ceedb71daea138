import type { LeadRef } from './lead.js';

/** How staff were in contact with the person. */
export const CONTACT_CHANNELS = ['call', 'e-mail', 'meeting', 'message'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** A note of staff about a lead; the author is the user who was signed in. */
export interface LeadNote extends LeadRef {
  readonly id: string;
  readonly note: string;
  /** Makes the note a record of a contact. */
  readonly channel: ContactChannel | null;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly createdAt: string;
}
