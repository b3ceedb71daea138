import { calendarEntry } from '../../mail/calendar-entry.js';
import type { Invitation, MailContext, SentMail, Template } from '../../mail/mail-kinds.js';
import type { BookingMailData, InvitationMail } from '../domain/booking-mail-kinds.js';
import { bookingCancelled } from './booking-cancelled.js';
import {
  bookingConfirmed,
  bookingReminder,
  bookingRescheduled,
  bookingUnchanged,
} from './booking-confirmed.js';
import { bookingWithdrawn } from './booking-withdrawn.js';
import { bookingReceived } from './booking-received.js';
import { staffNewBooking, staffVisitorRequest } from './staff-booking.js';
import { bookingUrl } from './visitor-words.js';

declare module '../../mail/mail-kinds.js' {
  interface MailData extends BookingMailData {}
}

const toVisitor = {
  footer: (_: unknown, __: unknown, office: readonly string[]) => [
    ...office,
    'You get this mail because you booked a consultation on our site.',
  ],
};
/** Staff answer the visitor directly. */
const toStaff = { replyTo: ({ email }: { readonly email: string }) => email };

export const BOOKING_TEMPLATES: { readonly [K in keyof BookingMailData]: Template<K> } = {
  booking_received: { ...bookingReceived, ...toVisitor },
  booking_confirmed: {
    ...bookingConfirmed,
    ...toVisitor,
    invitation: (...mail) => invitation('REQUEST', ...mail),
  },
  booking_rescheduled: {
    ...bookingRescheduled,
    ...toVisitor,
    invitation: (...mail) => (mail[0].confirmed ? invitation('REQUEST', ...mail) : null),
  },
  booking_cancelled: {
    ...bookingCancelled,
    ...toVisitor,
    invitation: (...mail) => (mail[0].invited ? invitation('CANCEL', ...mail) : null),
  },
  booking_unchanged: { ...bookingUnchanged, ...toVisitor },
  booking_reminder: { ...bookingReminder, ...toVisitor },
  booking_withdrawn: bookingWithdrawn,
  staff_new_booking: { ...staffNewBooking, ...toStaff },
  staff_visitor_request: { ...staffVisitorRequest, ...toStaff },
};

function invitation(
  method: Invitation['method'],
  booking: InvitationMail,
  context: MailContext,
  { recipient, createdAt }: SentMail,
): Invitation | null {
  if (booking.withoutInvitation) return null;
  const { business, meeting, timeZone, senderAddress } = context;
  const content = calendarEntry({
    method,
    booking,
    stamp: new Date(createdAt),
    business,
    meeting,
    timeZone,
    organizerEmail: senderAddress,
    attendeeEmail: recipient,
    url: bookingUrl(booking, context),
  });
  return { method, content };
}
