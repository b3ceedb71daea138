import type { LeadRef } from './lead.js';

/** A note of staff about a lead; the author is the user who was signed in. */
export interface LeadNote extends LeadRef {
  readonly id: string;
  readonly note: string;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly createdAt: string;
}
