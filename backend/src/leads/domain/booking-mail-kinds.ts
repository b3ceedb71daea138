import type { NotSet, PreferredTime, ServiceInterest } from '../../calendar/domain/booking-options.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { OwnMeeting } from '../../calendar/domain/meeting.js';
import type { Appointment, ScheduledBooking } from './appointment.js';
import { bookingReference } from './booking-reference.js';

/** What every mail to a visitor says about the booking. */
export interface BookingMail extends OwnMeeting {
  /** Also the UID of the invitation, so that a later one replaces it in the visitor's calendar. */
  readonly bookingId: string;
  /** The short number that visitors and staff tell each other on the phone. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredDate: CalendarDate;
  readonly preferredTime: PreferredTime;
  readonly serviceInterest: ServiceInterest | NotSet;
  /** IANA name; null when the visitor's browser did not state one. */
  readonly visitorTimeZone: string | null;
  /** The secret of the visitor's page `/booking/{token}`; null once the mail needs it no more. */
  readonly token: string | null;
}

/** A mail with an invitation: its SEQUENCE grows with each change of the same booking (RFC 5545 §3.8.7.4). */
export interface InvitationMail extends BookingMail {
  readonly sequence: number;
  /** Of a time that had passed when the mail was written. */
  readonly withoutInvitation?: true;
}

/** What staff are told about a booking, with a link to the lead. */
export interface StaffBookingMail {
  readonly bookingId: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredDate: CalendarDate;
  readonly preferredTime: PreferredTime;
  readonly serviceInterest: ServiceInterest | NotSet;
  readonly notes: string | null;
  /** Missing in mails from before there was one. */
  readonly calculation?: string | null;
  /** How many other bookings want the same time. */
  readonly otherBookings: number;
}

/** A visitor asks for another time, or says that they cannot come. */
export interface StaffRequestMail extends Omit<StaffBookingMail, 'notes' | 'calculation'> {
  readonly request:
    | {
        readonly type: 'move';
        readonly preferredDate: CalendarDate;
        readonly preferredTime: PreferredTime;
        readonly message: string | null;
      }
    | { readonly type: 'cancel'; readonly message: string | null };
}

/** The word to the visitor that a member of staff adds; missing in mails from before there was one. */
interface WithWord {
  readonly message?: string | null;
}

interface PreviousTime {
  readonly previousDate: CalendarDate;
  readonly previousTime: PreferredTime;
}

/** What each kind of mail about a booking says. */
export interface BookingMailData {
  /** `notes` are the visitor's own words; null when staff entered the booking. */
  readonly booking_received: BookingMail & { readonly notes: string | null };
  /** The previous time when the confirmation also moved the booking. */
  readonly booking_confirmed: InvitationMail & WithWord & Partial<PreviousTime>;
  readonly booking_rescheduled: InvitationMail &
    WithWord &
    PreviousTime & {
      /** False when the booking still awaits confirmation. */
      readonly confirmed: boolean;
    };
  /**
   * The goodbye after staff accept that a visitor cannot come, or with `correction` the end of a confirmation that staff gave
   * by mistake; withdraws the invitation if there was one.
   */
  readonly booking_cancelled: InvitationMail &
    WithWord & { readonly invited: boolean; readonly correction?: true };
  /** The answer to a request that staff dismiss with a word. */
  readonly booking_unchanged: BookingMail &
    WithWord & { readonly confirmed: boolean; readonly cancelled: boolean };
  readonly booking_reminder: BookingMail;
  /** To an address that an invitation was sent to by mistake. Nothing but what its calendar knows the entry by. */
  readonly booking_withdrawn: Pick<
    InvitationMail,
    'bookingId' | 'preferredDate' | 'preferredTime' | 'meetingMinutes' | 'sequence'
  >;
  readonly staff_new_booking: StaffBookingMail;
  readonly staff_visitor_request: StaffRequestMail;
}

/** The mails that visitors get, as the console names them. The owner can turn off each one that says when it is sent. */
export const VISITOR_MAILS = {
  booking_received: { label: 'Booking received', audience: 'visitor', when: 'At once after a booking.' },
  booking_confirmed: {
    label: 'Booking confirmed',
    audience: 'visitor',
    when: 'When the booking status becomes Confirmed; with a calendar invitation.',
  },
  booking_rescheduled: { label: 'New time', audience: 'visitor', when: 'When a confirmed booking moves.' },
  booking_cancelled: {
    label: 'Booking cancelled',
    audience: 'visitor',
    when: 'When a cancellation is accepted.',
  },
  booking_unchanged: { label: 'Request dismissed', audience: 'visitor' },
  booking_reminder: { label: 'Reminder', audience: 'visitor', when: 'Before a confirmed consultation.' },
} as const;

export type VisitorMailKind = keyof typeof VISITOR_MAILS;
// a pure call, so that the bundle of the site leaves it out
export const VISITOR_MAIL_KINDS = /* @__PURE__ */ Object.keys(VISITOR_MAILS) as VisitorMailKind[];

/** The mails about bookings. */
export const BOOKING_MAILS = {
  ...VISITOR_MAILS,
  booking_withdrawn: { label: 'Invitation withdrawn', audience: 'visitor' },
  staff_new_booking: { label: 'To staff: new booking', audience: 'staff' },
  staff_visitor_request: { label: 'To staff: visitor request', audience: 'staff' },
} as const satisfies Record<keyof BookingMailData, object>;

/** The data of a mail to the visitor. */
export function visitorData(booking: ScheduledBooking, token: string | null): BookingMail {
  const { id, firstName, lastName, preferredDate, preferredTime, serviceInterest } = booking;
  const { visitorTimeZone, phone, meetingWay, meetingMinutes } = booking;
  return {
    bookingId: id,
    reference: bookingReference(id),
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

/** The data of a mail with an invitation. */
export function invitationData(booking: ScheduledBooking, token: string | null): InvitationMail {
  return { ...visitorData(booking, token), sequence: booking.calendarSequence };
}

/** The data of a mail to staff. */
export function staffData(booking: ScheduledBooking, otherBookings: number): Omit<StaffBookingMail, 'notes'> {
  const { id, firstName, lastName, email, phone, preferredDate, preferredTime, serviceInterest } = booking;
  return {
    bookingId: id,
    reference: bookingReference(id),
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

const takesPlace = ({ cancelledAt }: Appointment) => cancelledAt === null;
const isConfirmed = ({ bookingStatus }: Appointment) => bookingStatus === 'Confirmed';

/**
 * What a mail that is sent once more says about the booking as it is now; null when the booking is no longer what the mail
 * says.
 */
export const DATA_AGAIN: {
  readonly [K in VisitorMailKind]: (
    booking: ScheduledBooking,
    said: BookingMailData[K],
    token: string | null,
  ) => BookingMailData[K] | null;
} = {
  // the note as the visitor wrote it: staff may have changed that of the booking
  booking_received: (booking, { notes = null }, token) =>
    takesPlace(booking) ? { ...visitorData(booking, token), notes } : null,
  booking_confirmed: (booking, { previousDate, previousTime, message = null }, token) =>
    takesPlace(booking) && isConfirmed(booking)
      ? {
          ...invitationData(booking, token),
          message,
          ...(previousDate && previousTime && { previousDate, previousTime }),
        }
      : null,
  booking_rescheduled: (booking, { previousDate, previousTime, message = null }, token) =>
    takesPlace(booking)
      ? {
          ...invitationData(booking, token),
          previousDate,
          previousTime,
          message,
          confirmed: isConfirmed(booking),
        }
      : null,
  booking_reminder: (booking, _, token) =>
    takesPlace(booking) && isConfirmed(booking) ? visitorData(booking, token) : null,
  booking_cancelled(booking, { invited, correction, message = null }, token) {
    if (!correction)
      return takesPlace(booking) ? null : { ...invitationData(booking, null), invited, message };
    return takesPlace(booking) && !isConfirmed(booking)
      ? { ...invitationData(booking, token), invited, correction }
      : null;
  },
  booking_unchanged: (booking, { message = null }, token) => unchangedData(booking, message, token),
};

export function unchangedData(booking: ScheduledBooking, message: string | null, token: string | null) {
  const [confirmed, cancelled] = [isConfirmed(booking), !takesPlace(booking)];
  return { ...visitorData(booking, token), message, confirmed, cancelled };
}
