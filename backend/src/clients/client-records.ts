import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { Actor } from '../leads/lead-clients.js';
import type { Statement } from '../platform/database/database.js';
import type { Reading, Unit } from '../platform/unit-of-work.js';
import type { ClientEvent } from './client-activity.js';

/** The records of clients, for areas whose records belong to them; in the units of work of these areas. */
export abstract class ClientRecords {
  /**
   * Those of the ids that are clients; none of them is deleted or merged into another until the unit of work ends. Reads after
   * it see what was stored.
   */
  abstract lock(unit: Unit, ids: readonly string[]): Promise<string[]>;

  /**
   * Rejects, in the unit of work that would delete something of the client or take it away, when an address that the client
   * has or had before a merge, or a lead, is under a legal hold.
   */
  abstract assertNotHeld(unit: Unit, id: string): Promise<void>;

  /** Those of the clients who have, or had before a merge, an address under a legal hold. */
  abstract held(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Stores what the row of a client says about the policies. */
  abstract setPolicies(
    unit: Unit,
    id: string,
    policiesInForce: number,
    nextPremiumDue: CalendarDate | null,
  ): Promise<void>;

  /** Adds an event to the timeline. Events about a policy name it with `policyId`. */
  abstract addActivity(
    unit: Unit,
    id: string,
    event: ClientEvent,
    by: { readonly actor: Actor; readonly at: string },
    policyId?: string | null,
  ): Promise<void>;

  /** The same of what no member of staff did, for a unit of work that ends elsewhere; nothing for an unknown client. */
  abstract automaticActivity(id: string, event: ClientEvent, at: string, policyId: string): Statement;

  /** Deletes what the timelines say about a policy. */
  abstract forgetPolicy(unit: Unit, policyId: string): Promise<void>;
}
