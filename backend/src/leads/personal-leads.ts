import type { PersonalContact } from '../platform/personal-data.js';
import type { ActivityEntry } from './domain/activity.js';
import type { LeadType } from './domain/lead.js';
import type { LeadNote } from './domain/lead-note.js';
import type { ExportedBooking, ExportedSubscription } from './domain/lead-fields.js';

export { phoneTerm } from './domain/lead-terms.js';

/** Identifies a lead of a person. */
export interface LeadOfPerson {
  readonly leadType: LeadType;
  readonly id: string;
}

/** By what a person is recognised. */
export interface LeadContact extends LeadOfPerson, PersonalContact {
  readonly clientId: string | null;
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

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly leads: readonly PersonalLead[];
    readonly notes: readonly PersonalNote[];
    readonly activity: readonly PersonalActivity[];
  }
  interface PersonalCounts {
    readonly appointments: number;
    readonly subscriptions: number;
    readonly notes: number;
    readonly activity: number;
  }
  interface MentionKinds {
    readonly note: true;
  }
}

declare module '../platform/held-part.js' {
  interface HeldCounts {
    readonly bookings: number;
    readonly subscriptions: number;
  }
}
