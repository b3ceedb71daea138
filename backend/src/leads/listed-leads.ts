import type { LeadRef } from './domain/lead.js';
import type { ListedLeadRow } from './domain/listed-lead.js';

export type { KnownClient, ListedLeadRow } from './domain/listed-lead.js';

/** The rows of the list of leads, with everything that they say about a lead, for other screens. */
export abstract class ListedLeads {
  /** The rows of these leads, in that order; unknown leads are left out. The cost is that of a page of the list. */
  abstract rows(refs: readonly LeadRef[]): Promise<ListedLeadRow[]>;
}
