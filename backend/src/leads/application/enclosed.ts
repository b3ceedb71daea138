import type { MailChanges } from '../../mail/outbox.js';
import type { Joining } from '../../screening/suspected-posts.js';
import type { BookingTime } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';

/** The most other bookings for one time that are counted. */
export const MOST_COUNTED = 100;

/** Mails that state how many other bookings want a time. */
export interface CountedMails {
  readonly time: BookingTime;
  /** Gets the number of other bookings for the time that are not cancelled, at most `MOST_COUNTED`. */
  readonly mails: (otherBookings: number) => MailChanges;
}

/** Stored in the unit of work of a booking or of its change. */
export interface Enclosed {
  readonly mails?: MailChanges | CountedMails;
  /** The links that the booking had stop working. */
  readonly endsLinks?: boolean;
  /** The link in these mails. */
  readonly link?: BookingLink;
  /** Runs first in the unit of work of a new booking; nothing is stored when it throws. */
  readonly joins?: Joining;
}
