import type { MeetingWay } from '../../calendar/domain/meeting.js';
import type { BookingMail, StaffBookingMail } from './mail-kinds.js';

/** What the mails say about a booking. */
export interface MailedBooking extends Omit<StaffBookingMail, 'bookingId' | 'otherBookings'> {
  readonly id: string;
  readonly visitorTimeZone: string | null;
  readonly meetingWay: MeetingWay | null;
  readonly meetingMinutes: number | null;
  /** Grows with each change that the visitor's calendar has to follow. */
  readonly calendarSequence: number;
}

/** The data of a mail to the visitor. */
export function visitorData(booking: MailedBooking, token: string | null): BookingMail {
  const { id, reference, firstName, lastName, preferredDate, preferredTime, serviceInterest } = booking;
  const { visitorTimeZone, phone, meetingWay, meetingMinutes } = booking;
  return {
    bookingId: id,
    reference,
    firstName,
    lastName,
    preferredDate,
    preferredTime,
    serviceInterest,
    visitorTimeZone,
    phone,
    meetingWay,
    meetingMinutes,
    token,
  };
}

/** The data of a mail to staff. */
export function staffData(booking: MailedBooking, otherBookings: number) {
  const { id, reference, firstName, lastName, email, phone, preferredDate, preferredTime, serviceInterest } =
    booking;
  return {
    bookingId: id,
    reference,
    firstName,
    lastName,
    email,
    phone,
    preferredDate,
    preferredTime,
    serviceInterest,
    otherBookings,
  };
}
