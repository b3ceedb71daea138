import type { Actor } from '../../leads/lead-clients.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { ClientEvent } from '../client-activity.js';
import type { Client } from '../domain/client.js';
import type { Household } from '../domain/household.js';
import type { Links, MergeRecord } from '../domain/merge.js';

/** Who does something, and when: ISO 8601 UTC. */
export interface By {
  readonly actor: Actor;
  readonly at: string;
}

/** A client as it is stored. */
export interface StoredClient {
  readonly client: Client;
  /** The client that is the same person since a merge; null for one that is shown. */
  readonly mergedInto: string | null;
  /** What it is found by besides its details, because of merges. */
  readonly former: string;
}

/** Clients with their timelines. */
export abstract class ClientRepository {
  /** Locks clients until the unit of work ends, also those that were merged; those that there are, by their ids. */
  abstract lock(unit: Unit, ids: readonly string[]): Promise<ReadonlyMap<string, StoredClient>>;

  abstract add(unit: Unit, client: Client): Promise<void>;

  /** Stores the details; what the client says about its policies stays. `former` replaces what it is found by besides. */
  abstract save(unit: Unit, client: Client, former?: string): Promise<void>;

  /** The same after a merge: the client is also found by what the clients had whom it replaces. */
  abstract saveMerged(unit: Unit, client: Client, replaced: readonly StoredClient[]): Promise<void>;

  /**
   * From now on the client is another one, with those that were merged into it, which are returned. The details of a client
   * that is hidden stay.
   */
  abstract hide(unit: Unit, id: string, survivorId: string): Promise<string[]>;

  /** Shows a hidden client again; those that had been merged into it are so again. */
  abstract show(unit: Unit, id: string, absorbed: readonly string[]): Promise<void>;

  /** The client that one is now: the same, or the one into which it was merged; null when it is gone. */
  abstract survivorOf(unit: Unit, id: string): Promise<string | null>;

  /** Deletes a client and those that were merged into it, with merges and timelines, also as who referred others. */
  abstract delete(unit: Unit, id: string): Promise<void>;

  /** Adds an event to the timeline. */
  abstract addEvent(unit: Unit, id: string, event: ClientEvent, by: By): Promise<void>;
}

/** Deletes clients in a unit of work of the caller, who has asked whether they may be deleted. */
export abstract class ClientRemoval {
  /** Also those that were merged into it. The household stays with another head; the leads stay without the client. */
  abstract remove(unit: Unit, id: string): Promise<void>;
}

/** Legal holds on the addresses of clients. */
export abstract class ClientHolds {
  /** The holds on an address are on the corrected one too. Rejects the removal of an address under a hold. */
  abstract follow(unit: Unit, from: string | null, to: string | null): Promise<void>;
}

/** Households; who is in which is stored with the clients. */
export abstract class HouseholdRepository {
  /** Locks a household and its members until the unit of work ends; null for an unknown one. */
  abstract lock(unit: Unit, id: string): Promise<Household | null>;

  /** Locks clients until the unit of work ends: by their ids the household of each, or null. */
  abstract placesOf(unit: Unit, clientIds: readonly string[]): Promise<ReadonlyMap<string, string | null>>;

  abstract add(unit: Unit, household: Household): Promise<void>;

  /** Without members the household is gone. */
  abstract save(unit: Unit, before: Household, after: Household): Promise<void>;
}

/** What is linked to clients: leads, other clients, and what other areas have. */
export abstract class LinkedRecords {
  /** The ids by the kind of link. */
  abstract of(unit: Unit, clientId: string): Promise<Links>;

  /** Gives what is linked to another client. */
  abstract move(unit: Unit, links: Links, clientId: string, by: By): Promise<void>;
}

export interface Merge {
  readonly id: string;
  readonly survivorId: string;
  readonly otherId: string;
  readonly record: MergeRecord;
  readonly mergedAt: string;
  readonly mergedByName: string;
}

/** A merge as it is stored; of one that was taken back no record is kept. */
export interface StoredMerge extends Omit<Merge, 'record'> {
  readonly record: MergeRecord | null;
}

/** Merges of clients, with what is needed to take them back. */
export abstract class MergeRepository {
  /** Locks a merge until the unit of work ends; null for an unknown one. */
  abstract lock(unit: Unit, id: string): Promise<StoredMerge | null>;

  /** Whether the client took part in a merge after that one. */
  abstract hasNewer(unit: Unit, mergeId: string, clientId: string): Promise<boolean>;

  abstract add(unit: Unit, merge: Merge): Promise<void>;

  /** The merge is taken back; what it replaced is forgotten. */
  abstract end(unit: Unit, id: string, at: string): Promise<void>;
}
