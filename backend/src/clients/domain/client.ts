import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { dateOfBirthError } from '../../calendar/domain/date-of-birth.js';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { emptyValue } from '../../platform/fields/fields.js';
import { shown } from '../../platform/fields/sealed.js';
import {
  type CIVIL_STATUSES,
  type CLIENT_CHANNELS,
  CLIENT_DETAILS,
  CLIENT_FIELDS,
  type ClientDetail,
} from './client-fields.js';
import type { HouseholdRole } from './household.js';

export type ClientChannel = (typeof CLIENT_CHANNELS)[number];
export type CivilStatus = (typeof CIVIL_STATUSES)[number];

/** A person the office looks after; client-fields.ts says more about each field. Times are ISO 8601 UTC. */
export interface Client {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
  /** What stands behind the name, such as `Jr.` or `MD`. */
  readonly suffix: string | null;
  readonly email: string | null;
  /** As people write it. */
  readonly phone: string | null;
  readonly secondPhone: string | null;
  readonly secondEmail: string | null;
  /** A phone number. */
  readonly viber: string | null;
  /** A phone number. */
  readonly whatsapp: string | null;
  /** The name of a page or profile, as in `m.me/liza.reyes`. */
  readonly messenger: string | null;
  readonly dateOfBirth: CalendarDate | null;
  readonly civilStatus: CivilStatus | null;
  readonly occupation: string | null;
  /** How many people depend on the client. */
  readonly dependents: number | null;
  /** Numbers of authorities, as they are stored: sealed. Answers show their last digits (`shownClient`). */
  readonly tin: string | null;
  readonly sssNumber: string | null;
  readonly gsisNumber: string | null;
  readonly address: string | null;
  readonly channel: ClientChannel | null;
  /** The user who looks after the client. */
  readonly ownerId: string | null;
  readonly notes: string | null;
  /** The id of another client, or a name. */
  readonly referredBy: string | null;
  /** Each once. */
  readonly tags: readonly string[];
  /** Null for a client in no household, as the role. */
  readonly householdId: string | null;
  readonly householdRole: HouseholdRole | null;
  /** How many policies of the client are in force. */
  readonly policiesInForce: number;
  /** When the first unpaid premium of the policies that go on is due; null without one. */
  readonly nextPremiumDue: CalendarDate | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What staff write about a client. What is not known is null. */
export type ClientDetails = Pick<Client, ClientDetail>;

/** The name in its parts. */
export type ClientName = Pick<Client, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** The values of what is left out of a new client. */
export const EMPTY_DETAILS = Object.fromEntries(
  CLIENT_DETAILS.map((name) => [name, emptyValue(CLIENT_FIELDS[name])]),
) as unknown as Omit<ClientDetails, 'firstName'>;

export type NewClient = Pick<ClientDetails, 'firstName'> & Partial<ClientDetails>;

/** When something is done: the time, and the day in the business time zone. */
export interface Moment {
  readonly at: string;
  readonly today: CalendarDate;
}

/** A new client. Rejects an impossible date of birth. */
export function createClient(details: NewClient, id: string, { at, today }: Moment): Client {
  assertBirth(details.dateOfBirth, today);
  return {
    ...EMPTY_DETAILS,
    ...details,
    tags: eachOnce(details.tags ?? []),
    id,
    householdId: null,
    householdRole: null,
    policiesInForce: 0,
    nextPremiumDue: null,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * The client after a change; what is left out stays. The same object when nothing changes. Rejects an impossible date of
 * birth, and a change of an earlier state: `ifUpdatedAt` is the time of the last change that its author has seen, null
 * for any.
 */
export function changeClient(
  client: Client,
  change: Partial<ClientDetails>,
  { at, today }: Moment,
  ifUpdatedAt: string | null,
): Client {
  const changed = { ...client, ...change, ...(change.tags && { tags: eachOnce(change.tags) }) };
  const fields = Object.keys(change) as (keyof ClientDetails)[];
  if (fields.every((field) => isSame(client[field], changed[field]))) return client;
  if (ifUpdatedAt !== null && ifUpdatedAt !== client.updatedAt)
    throw new Conflict('client.changed', shownClient(client));
  if (changed.dateOfBirth !== client.dateOfBirth) assertBirth(changed.dateOfBirth, today);
  return { ...changed, updatedAt: at };
}

/** The client as answers show it. */
export const shownClient = (client: Client): Client => shown(CLIENT_FIELDS, client);

/** Rejects a client that is another one since a merge, with the id of that one. */
export function assertShown({ mergedInto }: { readonly mergedInto: string | null }): void {
  if (mergedInto !== null) throw new NotFound('client.merged', { mergedInto });
}

function assertBirth(date: string | null | undefined, today: CalendarDate): void {
  const problem = date && dateOfBirthError(date, today);
  if (problem) throw new Invalid({ dateOfBirth: problem });
}

/** The first spelling of each tag. */
export function eachOnce(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLowerCase();
    if (!first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}

/** The tags in one text, as imports read them; one with a sign that could divide it is in quotes, which no tag has. */
export function tagsText(tags: readonly string[]): string {
  return tags.map((tag) => (/[;|:*]/.test(tag) ? `"${tag}"` : tag)).join('; ');
}

export function isSame(before: unknown, after: unknown): boolean {
  return before === after || (Array.isArray(before) && String(before) === String(after));
}

/** Whether what is written as who referred a client is the id of another client; any other text is a name. */
export function isClientId(referredBy: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(referredBy);
}

/** Tells the consoles that a client was added, changed or deleted. */
export interface ClientMessage {
  readonly type: 'client_updated';
  readonly data: { readonly id: string };
}
