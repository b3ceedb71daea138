import type {
  BookingStatus,
  CalendarDate,
  LeadStatus,
  PreferredTime,
  PremiumFrequency,
  Role,
  UserStatus,
} from '@contract';
import type { DeliveryState, Lead } from '@/shared/api-types';
import type { LeadPeriod } from './leadPeriods';

export interface Sale {
  readonly productPurchased: string;
  readonly premiumFrequency: PremiumFrequency;
  readonly premiumRate: string;
}

/** What staff decide about the mail to the visitor of a booking; without a decision the settings apply. */
export interface Telling {
  readonly tellVisitor?: boolean | undefined;
  /** A word to the visitor, which is always mailed; none when it is empty. */
  readonly message?: string;
  /** Also about a time that has passed. */
  readonly evenPast?: boolean;
}

/** A move or an answer that may also confirm the booking. */
export interface TellingAndConfirming extends Telling {
  readonly confirm?: boolean;
}

/** The time of a booking before the visitor's request was accepted, and that request. */
export interface EarlierRequest extends Schedule {
  readonly message: string | null;
  readonly requestedAt: string;
}

/** The agreed date and time of a consultation. */
export interface Schedule {
  readonly preferredDate: CalendarDate;
  readonly preferredTime: PreferredTime;
}

export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
  /** Empty without one. Missing in drafts that were stored before accounts had addresses. */
  readonly email?: string;
}

/** A change of an account: one of the two. */
export type UserChange =
  { readonly status: UserStatus; readonly note?: string } | { readonly email: string | null };

/**
 * The filter of the lead list as it is in the URL. A period is relative to the current day, so that a saved view stays
 * true; with `dates`, the days from and to apply.
 */
export interface LeadFilter {
  readonly leadStatus?: LeadStatus;
  readonly leadType?: Lead['leadType'];
  readonly bookingStatus?: BookingStatus;
  readonly serviceInterest?: string;
  readonly premiumFrequency?: PremiumFrequency;
  readonly ownerId?: string;
  readonly created?: LeadPeriod;
  readonly createdFrom?: CalendarDate;
  readonly createdTo?: CalendarDate;
  readonly appointment?: LeadPeriod;
  readonly preferredDateFrom?: CalendarDate;
  readonly preferredDateTo?: CalendarDate;
  readonly unanswered?: true;
  readonly visitorRequest?: true;
  readonly q?: string;
}

/** A change of several leads at once. */
export type BulkChange = { readonly leadStatus: LeadStatus } | { readonly ownerId: string | null };

export interface DeliveryFilter {
  readonly issueId: string;
  readonly state?: DeliveryState;
  /** Beginning of the address. */
  readonly q?: string;
}

/** `due` tasks are the open ones whose day is today or earlier. */
export type TaskState = 'open' | 'due' | 'done';

export interface TaskFilter {
  readonly state?: TaskState;
  readonly assigneeId?: string;
  readonly leadType?: Lead['leadType'];
  readonly leadId?: string;
}
