import type { StillOwn } from '../../users/own-password.js';
import { StandingAccess } from '../../users/standing-access.js';
import type { Appointment } from '../domain/appointment.js';

/** A secret address under which a user subscribes to the consultations; a user has at most one. */
export interface CalendarFeed {
  readonly userId: string;
  /** SHA-256 in hexadecimal; the secret itself is not stored. */
  readonly tokenHash: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** When a calendar last fetched it, ISO 8601 UTC; null before the first time. */
  readonly fetchedAt: string | null;
}

/** What a calendar feed has of a booking. */
export type FeedBooking = Pick<
  Appointment,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'preferredDate'
  | 'preferredTime'
  | 'serviceInterest'
  | 'bookingStatus'
  | 'calendarSequence'
  | 'meetingWay'
  | 'meetingMinutes'
>;

/** Stores calendar feeds, and reads what they contain. A feed ends with the sessions of its user. */
export abstract class CalendarFeeds extends StandingAccess {
  abstract ofUser(userId: string): Promise<CalendarFeed | null>;
  abstract withToken(tokenHash: string): Promise<CalendarFeed | null>;
  /** Replaces the feed that the user has. Calls `allow` first in the unit of work; nothing is stored when it throws. */
  abstract put(feed: CalendarFeed, allow: StillOwn): Promise<void>;
  abstract delete(userId: string): Promise<void>;

  /** Stores that the feed was fetched; true for the first time since that moment, also when several fetch it at once. */
  abstract fetched(feed: CalendarFeed, at: string, since: string): Promise<boolean>;

  /** The bookings on those days, both inclusive, that are not cancelled; in the order of their days. */
  abstract consultations(from: string, to: string, limit: number): Promise<FeedBooking[]>;
}

/** Writes the calendar of the feeds. */
export abstract class CalendarWriter {
  /** Differs when the calendar would have other content; the same on every replica. */
  abstract version(bookings: readonly FeedBooking[]): Promise<string>;
  abstract write(bookings: readonly FeedBooking[]): Promise<string>;
}
