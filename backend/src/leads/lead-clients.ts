import type { Reading, Unit } from '../platform/unit-of-work.js';
import type { Actor } from './domain/activity.js';
import type { LeadRef, LeadType } from './domain/lead.js';

export type { Actor } from './domain/activity.js';
export type { LeadRef } from './domain/lead.js';
export { leadRef } from './domain/lead-ref.js';

/** What a lead says about its person, and the client that it is linked to. */
export interface LeadPerson {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  /** Null of a subscription, as the date of birth. */
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly ownerId: string | null;
  readonly clientId: string | null;
}

/** The links from leads to clients, changed in the unit of work of the clients. */
export abstract class LeadClients {
  /** Locks the lead until the unit of work ends; null when there is no such lead. Rejects an erased one. */
  abstract lock(unit: Unit, ref: LeadRef): Promise<LeadPerson | null>;

  /** Links a locked lead to a client, or to none, and records it in its history; false when it is so already. */
  abstract link(
    unit: Unit,
    ref: LeadRef,
    clientId: string | null,
    by: { readonly actor: Actor; readonly at: string },
  ): Promise<boolean>;

  /** The ids of the leads of that type that are linked to the client. */
  abstract of(reading: Reading, leadType: LeadType, clientId: string): Promise<string[]>;

  /** Those of the clients that leads are linked to. */
  abstract among(reading: Reading, clientIds: readonly string[]): Promise<string[]>;

  /** Unlinks all leads of a client that is deleted. */
  abstract unlinkAll(unit: Unit, clientId: string): Promise<void>;

  /** Rejects when the person of a lead of the client is under a legal hold. */
  abstract assertNotHeld(reading: Reading, clientId: string): Promise<void>;
}
