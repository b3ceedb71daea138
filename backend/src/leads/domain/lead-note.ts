import type { LeadRef } from './lead.js';

/** What a member of staff wrote about a lead; the author is whoever was signed in. */
export interface LeadNote extends LeadRef {
  readonly id: string;
  readonly note: string;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly createdAt: string;
}
