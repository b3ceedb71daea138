import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment, BookingStatus, StoredTime } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { Lead, LeadRef, LeadStatus, LeadType } from '../domain/lead.js';
import type { PremiumFrequency } from '../domain/sale.js';
import type { LeadChanged } from '../domain/lead-news.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import type { WholeList } from '../../platform/whole-list.js';
import type { ServiceInterest } from '../../calendar/domain/booking-options.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import type { Unit } from '../../platform/unit-of-work.js';

/** The most other bookings for one time that are counted. */
export const MOST_COUNTED = 100;

/** Stored result of an idempotent request. Together with the request it determines the response. */
export interface StoredResult {
  /** A random id for an address that was already subscribed, so that the response does not disclose it. */
  readonly leadId: string;
  readonly createdAt: string;
  /** False for an address that was already subscribed. */
  readonly isNew: boolean;
  /** The result of an earlier request with the same key; nothing was stored this time. */
  readonly repeated: boolean;
}

/** What an earlier request stored under a key. */
export interface EarlierResult {
  /** Of its values. */
  readonly fingerprint: string;
  readonly result: StoredResult;
}

/** A change of a locked lead, with its activity. */
export interface StoredChange extends LeadChanged {
  readonly activity: ActivityEntry;
}

/** Leads and their history, with their counters and search terms. */
export abstract class LeadRepository {
  /** The number of other bookings for a time that are not cancelled, at most `MOST_COUNTED`. */
  abstract otherBookings(id: string, time: StoredTime): Promise<number>;

  /** Null when there is none. */
  abstract findBooking(id: string): Promise<Appointment | null>;

  /** The booking that a link with this hash opens; null when there is none. */
  abstract findByLink(tokenHash: string): Promise<Appointment | null>;

  /** Those of the leads that exist; they stay as they are until the unit of work ends. */
  abstract lock(unit: Unit, refs: readonly LeadRef[]): Promise<Lead[]>;

  /** The subscription with that e-mail address (case-insensitive), which stays as it is; null without one. */
  abstract lockSubscribed(
    unit: Unit,
    email: string,
  ): Promise<Pick<Subscription, 'id' | 'firstName' | 'email'> | null>;

  abstract add(unit: Unit, lead: Lead, activity: ActivityEntry): Promise<void>;

  /** Rejects an e-mail address that another subscription has (case-insensitive). */
  abstract save(unit: Unit, changes: readonly StoredChange[]): Promise<void>;

  abstract addNote(unit: Unit, note: LeadNote): Promise<void>;

  abstract addLink(unit: Unit, link: BookingLink): Promise<void>;

  abstract endLinks(unit: Unit, bookingId: string): Promise<void>;

  /** What was stored under the key of the token in the last 24 hours; null when nothing was. */
  abstract earlierResult(unit: Unit, token: IdempotencyToken): Promise<EarlierResult | null>;

  /** Must come before what takes other locks: it waits for a concurrent request with the same key. */
  abstract addResult(unit: Unit, token: IdempotencyToken, result: StoredResult): Promise<void>;

  /** The stored result for the token, outside of units; null when there is none from the last 24 hours, or for other values. */
  abstract findResult(token: IdempotencyToken): Promise<StoredResult | null>;

  /** Deletes the tokens sent at or before that time. */
  abstract deleteExpiredTokens(until: string): Promise<void>;
}

/** Criteria that all have to match. Dates are `YYYY-MM-DD` and inclusive. */
export interface LeadFilter {
  readonly ids?: readonly string[];
  readonly leadType?: LeadType;
  readonly leadStatus?: LeadStatus;
  readonly bookingStatus?: BookingStatus;
  readonly serviceInterest?: ServiceInterest;
  /** Of the recorded sale; matches only bookings with a sale. */
  readonly premiumFrequency?: PremiumFrequency;
  readonly preferredDateFrom?: string;
  readonly preferredDateTo?: string;
  /** Null for leads without an owner. */
  readonly ownerId?: string | null;
  /** Leads that are linked to that client. */
  readonly clientId?: string;
  /** Leads that came in at that time or later, ISO 8601 UTC. */
  readonly createdFrom?: string;
  /** Leads that came in before that time, ISO 8601 UTC. */
  readonly createdBefore?: string;
  /** Leads that staff have not answered, in any status. */
  readonly unanswered?: true;
  /** Bookings with an open request of the visitor. */
  readonly visitorRequest?: true;
  /** Part of a name, an e-mail address, a phone number or a reference, case-insensitive. */
  readonly q?: string;
}

export const LEAD_SORTS = [
  'createdAt',
  'firstName',
  'lastName',
  'email',
  'leadStatus',
  'nextTaskDue',
  'preferredDate',
] as const;
/** `preferredDate` applies to bookings only. By `nextTaskDue`, leads without a task are last in ascending order. */
export type LeadSort = (typeof LEAD_SORTS)[number];

export interface LeadListOrder {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  readonly order: 'ASC' | 'DESC';
}

export interface LeadPageRequest extends LeadListOrder {
  /** The number of leads to skip, and the maximum number to return. */
  readonly range: { readonly offset: number; readonly limit: number };
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The number of matching leads on all pages. */
  readonly total: number;
}

/** Whether a search has left out older leads, because there are too many to look through. */
interface SearchScope {
  readonly newestOnly: boolean;
}

export type LeadPage = Page<Lead> & SearchScope;
export type LeadList = WholeList<Lead> & SearchScope & { readonly total: number };

/** New leads of the week that starts on that Sunday (`YYYY-MM-DD`, business time zone). */
export interface WeekOfLeads {
  readonly weekStart: string;
  readonly bookings: number;
  readonly subscriptions: number;
}

/** The number of bookings with that preferred date (`YYYY-MM-DD`). */
export interface DayOfBookings {
  readonly date: string;
  readonly bookings: number;
}
