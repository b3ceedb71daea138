import type { PersonalContact } from '../platform/personal-data.js';
import type { ClientActivity } from './client-activity.js';
import type { ExportedClient } from './domain/client-fields.js';

/** By what a client is recognised; '' for what is not known. */
export interface ClientContact extends PersonalContact {
  readonly id: string;
}

/** Everything that a client's record says about the person; the policies are beside it. */
export interface PersonalClient extends ExportedClient {
  /** The name of the household; null without one, as the role. */
  readonly household: string | null;
  /** The time of the merge that replaced it; null for the client as it is. */
  readonly mergedAt: string | null;
  /** The timeline; of a client as it was before a merge none. */
  readonly activity: readonly ClientActivity[];
}

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly clients: readonly PersonalClient[];
  }
  interface PersonalCounts {
    readonly clients: number;
  }
}

declare module '../platform/held-part.js' {
  interface HeldCounts {
    readonly clients: number;
  }
}
