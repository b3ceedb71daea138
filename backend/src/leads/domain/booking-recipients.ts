import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { Appointment } from './appointment.js';
import { type BookingMailData, DATA_AGAIN, type VisitorMailKind } from './booking-mail-kinds.js';

/** The mails that make no sense once the time of the booking has passed. The others answer what somebody did. */
const BEFORE_THE_TIME: readonly VisitorMailKind[] = [
  'booking_confirmed',
  'booking_rescheduled',
  'booking_reminder',
];

/**
 * To whom a mail about a booking goes and what it says, as the booking is now; `booking` is null when there is none any more,
 * and `isPast` says whether its time has passed. In words for staff, why it is not sent after all.
 */
export function bookingMailNow<K extends VisitorMailKind>(
  kind: K,
  said: BookingMailData[K],
  booking: Appointment | null,
  isPast: (booking: Appointment) => boolean,
): { readonly recipient: string; readonly data: BookingMailData[K] } | { readonly refusal: string } {
  if (!booking || booking.erasedAt !== null || booking.email === '')
    return { refusal: 'The person was erased' };
  if (!isScheduled(booking)) return { refusal: 'The booking has no day and time' };
  const data = DATA_AGAIN[kind](booking, said, said.token);
  if (!data) return { refusal: refusalOf(kind, said, booking) };
  if (BEFORE_THE_TIME.includes(kind) && isPast(booking))
    return { refusal: 'The time of the booking has passed' };
  return { recipient: booking.email, data };
}

function refusalOf<K extends VisitorMailKind>(
  kind: K,
  said: BookingMailData[K],
  { cancelledAt, bookingStatus }: Appointment,
): string {
  if (cancelledAt !== null) return 'The booking was cancelled';
  if (kind === 'booking_cancelled' && !('correction' in said)) return 'The booking is not cancelled';
  return bookingStatus === 'Confirmed' ? 'The booking is confirmed' : 'The booking is no longer confirmed';
}
