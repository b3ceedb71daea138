import type { Transaction } from '../platform/database/database.js';
import type { ActivityEntry } from './domain/activity.js';
import type { LeadType } from './domain/lead.js';
import type { LeadNote } from './domain/lead-note.js';
import type { ExportedBooking, ExportedSubscription } from './domain/lead-fields.js';

export { phoneTerm } from './store/lead-terms.js';

/** Identifies a lead of a person. */
export interface LeadOfPerson {
  readonly leadType: LeadType;
  readonly id: string;
}

/** By what a person is recognised. */
export interface LeadContact extends LeadOfPerson {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  /** '' for a subscription. */
  readonly phone: string;
  readonly clientId: string | null;
  readonly createdAt: string;
}

type SaleOfLead = Pick<ExportedBooking, 'productPurchased' | 'premiumFrequency' | 'premiumRate' | 'soldOn'>;

/** What only a booking says. */
type OfBooking = Omit<ExportedBooking, keyof ExportedSubscription | keyof SaleOfLead | 'phone'>;

/** Everything that a lead says about the person and the case (lead-fields.ts). What a subscription lacks is null. */
export type PersonalLead = LeadContact &
  ExportedSubscription & { readonly [Field in keyof OfBooking]: OfBooking[Field] | null } & {
    readonly sale: (SaleOfLead & { readonly productPurchased: string }) | null;
  };

export type PersonalNote = Pick<
  LeadNote,
  'id' | 'leadType' | 'leadId' | 'note' | 'createdByName' | 'createdAt'
>;
export type PersonalActivity = Pick<
  ActivityEntry,
  'id' | 'leadType' | 'leadId' | 'actionType' | 'actionDetails' | 'performedByName' | 'createdAt'
>;

/** What an erasure removed. */
export interface ErasedLeads {
  /** As they were. */
  readonly leads: readonly LeadContact[];
  readonly appointments: number;
  readonly subscriptions: number;
  readonly notes: number;
  readonly activity: number;
}

/** What leads hold about a person. Erased leads belong to no person. */
export abstract class PersonalLeads {
  /**
   * The addresses, normalised, of the leads whose e-mail begins with the text, or whose phone number begins or ends with
   * its digits; those of the newest leads first. `newestOnly` when there are more than could be looked at.
   */
  abstract addresses(
    query: string,
    limit: number,
  ): Promise<{ readonly emails: readonly string[]; readonly newestOnly: boolean }>;

  /** The leads with the e-mail address, which is compared as the search of the list does; newest first. */
  abstract of(email: string): Promise<PersonalLead[]>;

  /** Notes about these leads, newest first. */
  abstract notes(leads: readonly LeadOfPerson[]): Promise<PersonalNote[]>;

  /** The history of these leads, newest first. */
  abstract activity(leads: readonly LeadOfPerson[]): Promise<PersonalActivity[]>;

  /** The notes about all leads, in pieces, so that other work goes on between them. */
  abstract allNotes(): AsyncGenerator<readonly PersonalNote[]>;

  /** The contacts of all leads that are not erased, in pieces. */
  abstract contacts(): AsyncGenerator<readonly LeadContact[]>;

  /** The leads that may have the address, in the unit of work of the caller. */
  abstract candidates(tx: Transaction, email: string): Promise<LeadOfPerson[]>;

  /**
   * Erases those of the leads that are meant, as they are now, with notes, history, links, search terms and repeated
   * requests; the counters follow. Concurrent changes wait, and are rejected. In the unit of work of the caller.
   */
  abstract erase(
    tx: Transaction,
    candidates: readonly LeadOfPerson[],
    isMeant: (lead: LeadContact) => boolean,
    erasedAt: string,
  ): Promise<ErasedLeads>;

  /** Deletes notes about any lead; returns how many there were. In the unit of work of the caller. */
  abstract eraseNotes(tx: Transaction, ids: readonly string[]): Promise<number>;
}
