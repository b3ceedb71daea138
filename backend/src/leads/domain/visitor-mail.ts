import { Conflict } from '../../platform/domain-error.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { Appointment } from './appointment.js';
import { isOver } from './rescheduling.js';

/** Of the word to the visitor that staff add to a mail. */
export const MOST_WORD_CHARACTERS = 500;

/** What staff do to a booking that the visitor may be told of. */
export type StaffAct = 'confirm' | 'move' | 'move-and-confirm' | 'accept-move' | 'accept-cancel' | 'dismiss';

/**
 * The mail that tells the visitor what staff did, unless the office or the member of staff decides against it; null when
 * there is none. A move counts only once the booking is Confirmed, unless the visitor asked for it. A word to the visitor
 * needs a mail. `before` is the booking before the act: without a day and time a confirmation is no mail, and a first time
 * that is given to a Confirmed one is the first confirmation.
 */
export function visitorMailAfter(
  act: StaffAct,
  before: Pick<Appointment, 'bookingStatus' | 'preferredDate' | 'preferredTime'>,
  hasWord = false,
) {
  const { bookingStatus } = before;
  if (!isScheduled(before)) {
    const isFirstTime = act === 'move-and-confirm' || (act === 'move' && bookingStatus === 'Confirmed');
    return isFirstTime ? 'booking_confirmed' : null;
  }
  switch (act) {
    case 'confirm':
      return 'booking_confirmed';
    case 'accept-cancel':
      return 'booking_cancelled';
    case 'accept-move':
      return 'booking_rescheduled';
    case 'move-and-confirm':
      return bookingStatus === 'Confirmed' ? 'booking_rescheduled' : 'booking_confirmed';
    case 'move':
      return bookingStatus === 'Confirmed' || hasWord ? 'booking_rescheduled' : null;
    case 'dismiss':
      return hasWord ? 'booking_unchanged' : null;
  }
}

/** Rejects the correction of a confirmation that holds, or that no longer matters. */
export function assertUnconfirmed(booking: Appointment, today: string): void {
  if (booking.bookingStatus === 'Confirmed') throw new Conflict('booking.confirmed');
  if (booking.cancelledAt !== null) throw new Conflict('booking.cancelled');
  if (isOver(booking, today)) throw new Conflict('booking.day-passed');
}
