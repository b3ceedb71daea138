import type { ActivityEntry } from '../domain/activity.js';
import type { LeadBucket } from '../domain/admin-stats.js';
import type { Appointment, BookingStatus, StoredTime } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { Lead, LeadRef, LeadStatus, LeadType } from '../domain/lead.js';
import type { PremiumFrequency } from '../domain/sale.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import { LeadsBriefs } from '../leads-brief.js';
import type { MailChanges } from '../../mail/outbox.js';
import type { ConsentForm } from '../../newsletter/consents.js';
import type { WholeList } from '../../platform/whole-list.js';
import type { ServiceInterest } from '../../calendar/domain/booking-options.js';
import type { UnitOfWorkPart } from '../../screening/suspected-submissions.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';

/** The most other bookings for one time that are counted. */
export const MOST_COUNTED = 100;

/** Stored in the unit of work of a booking or of its change. */
export interface MailsAndLinks {
  readonly mails?: MailChanges;
  /** The links that the booking had stop working. */
  readonly endsLinks?: boolean;
  /** The link in these mails. */
  readonly link?: BookingLink;
}

/** Stored in the unit of work of a new lead. */
interface StoredWithLead {
  readonly token?: IdempotencyToken | null;
  /** Runs first in the unit of work; nothing is stored when it throws. */
  readonly joins?: UnitOfWorkPart | undefined;
}

export interface StoredWithBooking extends StoredWithLead, MailsAndLinks {}

export interface StoredWithSubscription extends StoredWithLead {
  /** Without it, the form is unknown and no confirmation is mailed. */
  readonly consent?: GivenConsent | undefined;
}

/** The consent that comes with a subscription. */
export interface GivenConsent {
  readonly form: ConsentForm;
  /** False when too many confirmations were asked for from one place. */
  readonly mayMail: boolean;
}

/** The result of a change: the new lead and its activity, or null when nothing changed; then nothing is stored. */
export interface RecordedChange<L extends Lead> extends MailsAndLinks {
  readonly lead: L;
  readonly activity: ActivityEntry | null;
}

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

/**
 * Leads and their history. A change, its activity and its mails are stored in one transaction; the delivery of mails is
 * started after the commit. A change or note of an erased lead is rejected.
 *
 * With an idempotency token a lead is stored once: repeated and concurrent requests within 24 hours get the result of
 * the first. Null, and nothing is stored, when the key was used with other values.
 */
export abstract class LeadRepository {
  abstract addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    storedWith?: StoredWithBooking,
  ): Promise<StoredResult | null>;

  /** The number of other bookings for a time that are not cancelled, at most `MOST_COUNTED`. */
  abstract otherBookings(id: string, time: StoredTime): Promise<number>;

  /** Null when there is none. */
  abstract findBooking(id: string): Promise<Appointment | null>;

  /** The booking that a link with this hash opens; null when there is none. */
  abstract findByLink(tokenHash: string): Promise<Appointment | null>;

  /**
   * Stores the subscription unless its e-mail address is already subscribed (case-insensitive), and in both cases the
   * consent to the newsletter.
   */
  abstract addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    storedWith?: StoredWithSubscription,
  ): Promise<StoredResult | null>;

  /** Stores a submission apart from the leads, by `hold`, and the token as for a lead. */
  abstract addSuspected(
    submission: { readonly id: string; readonly createdAt: string },
    token: IdempotencyToken | null,
    hold: UnitOfWorkPart,
  ): Promise<StoredResult | null>;

  /** The stored result for the token; null when there is none from the last 24 hours. */
  abstract findResult(token: IdempotencyToken): Promise<StoredResult | null>;

  /** Deletes the tokens sent at or before that time. */
  abstract deleteExpiredTokens(until: string): Promise<void>;

  /** Applies `change` to the locked, current lead; null when there is no such booking. */
  abstract changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null>;

  /** The same for a subscription. Rejects an e-mail address that another subscription has (case-insensitive). */
  abstract changeSubscription(
    id: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null>;

  /**
   * Applies `change` to each of the leads in one unit of work. Null, and nothing is stored, when one does not exist. The
   * leads are different ones; the changes have no mails.
   */
  abstract changeLeads(
    leads: readonly LeadRef[],
    change: (lead: Lead) => RecordedChange<Lead>,
  ): Promise<RecordedChange<Lead>[] | null>;

  /**
   * Stores a note with its activity, which answers the lead (first-answer.ts); false, and nothing is stored, when there is
   * no such lead.
   */
  abstract addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean>;
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

/** Reads. Every list is newest first unless requested otherwise. */
export abstract class LeadQueries extends LeadsBriefs {
  /** A page of one kind of lead or of both. The cost does not grow with the number of leads for the tabs and the whole list. */
  abstract leads(request: LeadPageRequest): Promise<LeadPage>;

  /**
   * The whole list. A lead added while it is read may or may not be included; every other lead is included once.
   * Null when there are too many leads to sort; by `createdAt` there is no limit.
   */
  abstract allLeads(request: LeadListOrder): Promise<LeadList | null>;

  /** Counters that are updated with each change. */
  abstract buckets(): Promise<LeadBucket[]>;

  /** The last `weeks` weeks including the one of `today`, oldest first. */
  abstract weeks(weeks: number, today: string, timeZone: string): Promise<WeekOfLeads[]>;

  /** The days from `from` to `to`, both inclusive, that are the preferred date of a booking that is not cancelled; in order. */
  abstract days(from: string, to: string): Promise<DayOfBookings[]>;

  /** Null when there is no such lead. */
  abstract notes(ref: LeadRef): Promise<WholeList<LeadNote> | null>;

  /** Null when there is no such lead. */
  abstract activity(ref: LeadRef): Promise<WholeList<ActivityEntry> | null>;
}
