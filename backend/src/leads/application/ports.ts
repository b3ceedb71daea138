import type { ActivityEntry } from '../domain/activity.js';
import type { LeadBucket } from '../domain/admin-stats.js';
import type { Appointment, BookingStatus } from '../domain/appointment.js';
import type { Lead, LeadRef, LeadStatus, LeadType } from '../domain/lead.js';
import type { PremiumFrequency } from '../domain/sale.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';
import type { ServiceInterest } from '../../calendar/domain/booking-options.js';
import type { Submission } from './submission.js';

/** What a change of a lead comes to: the new lead, and the line for its history, or null when nothing changed. */
export interface RecordedChange<L extends Lead> {
  readonly lead: L;
  readonly activity: ActivityEntry | null;
}

/** What became of a lead that a visitor handed in: with what they sent, all that they are ever answered. */
export interface Receipt {
  readonly leadId: string;
  /** Of the lead. */
  readonly createdAt: string;
  /** False for an address that was subscribed already. */
  readonly isNew: boolean;
  /** It was stored before under the same key, and this time nothing was. */
  readonly repeated: boolean;
}

/**
 * Leads and their history. A change and its activity are stored together or not at all.
 *
 * A lead that comes as a submission is stored once, with the submission, however often and in however many copies at
 * once it is sent within 24 hours: all are given the receipt of the first. Null, and nothing stored, when the key came
 * with other values before.
 */
export abstract class LeadRepository {
  abstract addAppointment(
    appointment: Appointment,
    activity: ActivityEntry,
    submission?: Submission | null,
  ): Promise<Receipt | null>;

  /** Stores the subscription unless its e-mail address is subscribed already, in any case of letters. */
  abstract addSubscription(
    subscription: Subscription,
    activity: ActivityEntry,
    submission?: Submission | null,
  ): Promise<Receipt | null>;

  /** What the same submission was given before; null when it did not come in the last 24 hours. */
  abstract receiptOf(submission: Submission): Promise<Receipt | null>;

  /** Makes room: forgets the submissions that were sent until then. */
  abstract forgetSubmissions(until: string): Promise<void>;

  /** Lets `change` decide on the lead as it is, alone; null when there is no such booking. */
  abstract changeAppointment(
    id: string,
    change: (appointment: Appointment) => RecordedChange<Appointment>,
  ): Promise<RecordedChange<Appointment> | null>;

  /** The same for a subscription. */
  abstract changeSubscription(
    id: string,
    change: (subscription: Subscription) => RecordedChange<Subscription>,
  ): Promise<RecordedChange<Subscription> | null>;

  /** Stores a note with its activity; false, and nothing stored, when there is no such lead. */
  abstract addNote(note: LeadNote, activity: ActivityEntry): Promise<boolean>;
}

/** Which leads a list is about; what is left out does not narrow it. Dates are `YYYY-MM-DD` and inclusive. */
export interface LeadFilter {
  readonly ids?: readonly string[];
  readonly leadType?: LeadType;
  readonly leadStatus?: LeadStatus;
  readonly bookingStatus?: BookingStatus;
  readonly serviceInterest?: ServiceInterest;
  /** Of the sale that was recorded; finds bookings with a sale only. */
  readonly premiumFrequency?: PremiumFrequency;
  readonly preferredDateFrom?: string;
  readonly preferredDateTo?: string;
  /** Part of a name, an e-mail address or a phone number, in any case of letters. */
  readonly q?: string;
}

export const LEAD_SORTS = [
  'createdAt',
  'firstName',
  'lastName',
  'email',
  'leadStatus',
  'preferredDate',
] as const;
/** `preferredDate` sorts bookings alone. */
export type LeadSort = (typeof LEAD_SORTS)[number];

export interface LeadListRequest {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  readonly order: 'ASC' | 'DESC';
  /** How many leads to pass over, and how many to give; null gives all. */
  readonly range: { readonly offset: number; readonly limit: number } | null;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** How many there are altogether. */
  readonly total: number;
}

export type ListedLead = { readonly leadType: LeadType } & Lead;

/** Leads that came in during a week, which starts on that Sunday (`YYYY-MM-DD`, business time zone). */
export interface WeekOfLeads {
  readonly weekStart: string;
  readonly bookings: number;
  readonly subscriptions: number;
}

/** How many bookings wish for that day (`YYYY-MM-DD`). */
export interface DayOfBookings {
  readonly date: string;
  readonly bookings: number;
}

/** Reads without rules. Every list is newest first unless asked otherwise. */
export abstract class LeadQueries {
  /** One kind or both in one list; any page costs the same however many leads there are (tabs and whole list). */
  abstract leads(request: LeadListRequest): Promise<Page<ListedLead>>;

  /** Counts kept with each change; never counted anew. */
  abstract buckets(): Promise<LeadBucket[]>;

  /** The last `weeks` weeks up to and with the one of `today`, oldest first. */
  abstract weeks(weeks: number, today: string, timeZone: string): Promise<WeekOfLeads[]>;

  /** The days from `from` to `to`, both inclusive, that bookings wish for; in order. */
  abstract days(from: string, to: string): Promise<DayOfBookings[]>;

  /** Null when there is no such lead. */
  abstract notes(ref: LeadRef): Promise<LeadNote[] | null>;

  /** Null when there is no such lead. */
  abstract activity(ref: LeadRef): Promise<ActivityEntry[] | null>;
}
