import { addDays, isCalendarDate } from '../../calendar/domain/calendar-date.js';

/** How long the page of a booking can be opened after its day. */
const DAYS_AFTER = 30;

/** A link to the page of a booking. Only the hash of its secret is stored; a booking can have several links. */
export interface BookingLink {
  /** SHA-256 in hexadecimal. */
  readonly tokenHash: string;
  readonly appointmentId: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** Whether links to a booking still work: until 30 days after its day. */
export function linksWork({ preferredDate }: { readonly preferredDate: string }, today: string): boolean {
  return isCalendarDate(preferredDate) && today <= addDays(preferredDate, DAYS_AFTER);
}
