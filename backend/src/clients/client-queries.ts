import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { Statement } from '../platform/database/database.js';
import type { Place, Rows } from '../platform/http/cursor-pages.js';
import type { ClientActivity } from './client-activity.js';
import type { Client, ClientName } from './domain/client.js';
import type { DuplicateReason } from './domain/duplicates.js';

export { nameOf } from '../platform/values/name.js';
export type { Client, NewClient } from './domain/client.js';
export { isClientId, tagsText } from './domain/client.js';
export { NEVER_DUE } from './domain/client-fields.js';

/** Criteria that all have to match. */
export interface ClientFilter {
  /** Beginnings of words of the name or the e-mail address, or part of the phone number; also of those before a merge. */
  readonly q?: string;
  readonly ownerId?: string;
  readonly tag?: string;
  readonly householdId?: string;
}

/** An event with the policy that it is about; null without one. */
export interface ClientEventRow extends ClientActivity {
  readonly policyId: string | null;
}

export const CLIENT_SORTS = ['lastName', 'createdAt', 'nextPremiumDue'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

/** A client who may be the same person as another. */
export interface Duplicate {
  readonly client: Client;
  readonly reasons: readonly DuplicateReason[];
}

/** Two clients who may be the same person. */
export interface DuplicatePair extends Duplicate {
  readonly other: Client;
}

/** A merge that can be taken back, unless there is a newer one of the client. */
export interface MergeOfClient {
  readonly id: string;
  readonly other: ClientName & Pick<Client, 'id'>;
  readonly mergedAt: string;
  readonly mergedByName: string;
}

export interface ClientPageRequest {
  readonly filter: ClientFilter;
  readonly sort: ClientSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** By what people are reached, without ''. */
export interface Contacts {
  readonly emailKeys: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
}

export interface Birthday {
  readonly date: CalendarDate;
  readonly client: Client;
}

/** Reads of clients. */
export abstract class ClientQueries {
  abstract page(request: ClientPageRequest): Promise<{ rows: Client[]; total: number }>;

  /** Clients behind a place, the last added first. */
  abstract newest(after: Place | null, limit: number): Promise<Rows<Client>>;

  /** Null for an unknown id, and for a client that was merged into another. */
  abstract find(id: string): Promise<Client | null>;

  /** Those that there are, by their ids. */
  abstract byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Client>>;

  /** The clients with one of these addresses or numbers in their normal forms, in the order of their ids; at most `limit`. */
  abstract withContacts(contacts: Contacts, limit: number): Promise<Client[]>;

  /** The clients with a birthday on these days, in the order of the days; at most `limit`. */
  abstract birthdays(dates: readonly CalendarDate[], limit: number): Promise<Birthday[]>;

  /** What happened to the client and the policies, newest first. Rejects what `get` does. */
  abstract activity(id: string): Promise<ClientActivity[]>;

  /** The newest of it about the client alone, or about the policies; none for an unknown id. */
  abstract events(id: string, about: 'client' | 'policies', limit: number): Promise<ClientEventRow[]>;

  /** Rejects an unknown id, and with the id of the surviving client one that was merged into it. */
  abstract get(id: string): Promise<Client>;

  /** Who may be the same person, each with the reasons. Rejects what `get` does. */
  abstract duplicates(id: string): Promise<Duplicate[]>;

  /** Pairs of clients who may be the same person, at most `limit`. */
  abstract duplicatePairs(limit: number): Promise<DuplicatePair[]>;

  /** The tags that clients have, in alphabetical order. */
  abstract tags(): Promise<string[]>;

  /** The merges into a client that were not taken back, newest first. Rejects what `get` does. */
  abstract merges(id: string): Promise<MergeOfClient[]>;

  /** A subquery of the ids of the clients that match, for the lists of other areas. */
  abstract idsOf(filter: ClientFilter): Statement;
}
