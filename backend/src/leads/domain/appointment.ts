import {
  type NotSet,
  type PreferredTime,
  type ServiceInterest,
} from '../../calendar/domain/booking-options.js';
import type { MeetingWay } from '../../calendar/domain/meeting.js';
import type { LeadCare, LeadChange, LeadStatus } from './lead.js';
import { APPOINTMENT_FIELDS, attributesOf } from './lead-fields.js';
import type { PremiumFrequency, Sale } from './sale.js';

/** The status of a booking; a new one is pending (spec §4). */
export const BOOKING_STATUSES = ['Pending', 'Hold', 'Confirmed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Whether a consultation took place; the visitor of a No-show did not come. */
export const OUTCOMES = ['Held', 'No-show'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a person came to the office whose booking staff entered. */
export const ENTERED_SOURCES = ['phone', 'walk-in', 'referral'] as const;

/** How a booking came in: by the form of the site, or entered by staff. */
export const BOOKING_SOURCES = ['booking', ...ENTERED_SOURCES] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** The fields of the booking form. Dates are `YYYY-MM-DD`. */
export interface BookingRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly preferredDate: string;
  readonly preferredTime: PreferredTime;
  readonly serviceInterest: ServiceInterest;
  readonly notes: string | null;
}

/** The day and time of a consultation. */
export type BookingTime = Pick<BookingRequest, 'preferredDate' | 'preferredTime'>;

/** What a booking is about; an imported lead may say nothing of it. */
type Consultation = Pick<Appointment, 'preferredDate' | 'preferredTime' | 'serviceInterest'>;

/** The day and time as they are stored: an imported lead may have neither. */
export type StoredTime = Pick<Appointment, 'preferredDate' | 'preferredTime'>;

/** A booking with a day and a time; only such a one has mails, a place in a feed and other bookings at its time. */
export type ScheduledBooking = Appointment & BookingTime;

/** What a visitor asked for on the page of the booking. It waits for staff. `requestedAt` is ISO 8601 UTC. */
export type VisitorRequest =
  | (BookingTime & { readonly type: 'move'; readonly message: string | null; readonly requestedAt: string })
  | { readonly type: 'cancel'; readonly message: string | null; readonly requestedAt: string };

/** A booked consultation, which is also a lead; lead-fields.ts says more about each field. Times are ISO 8601 UTC. */
export interface Appointment
  extends Omit<BookingRequest, 'dateOfBirth' | 'preferredTime' | 'serviceInterest'>, LeadCare {
  readonly leadType: 'appointment';
  readonly id: string;
  /** `YYYY-MM-DD`; Not set where an import said none. */
  readonly preferredDate: string;
  readonly preferredTime: PreferredTime | NotSet;
  readonly serviceInterest: ServiceInterest | NotSet;
  /** Null when staff entered the booking without it. */
  readonly dateOfBirth: string | null;
  /** IANA name; null when the visitor's browser stated none that is known. */
  readonly visitorTimeZone: string | null;
  /** How this consultation takes place; null: as the office usually does. */
  readonly meetingWay: MeetingWay | null;
  /** How long this consultation lasts; null: as long as usual. */
  readonly meetingMinutes: number | null;
  /** What the visitor calculated on the site and asks about, in words. */
  readonly calculation: string | null;
  readonly bookingStatus: BookingStatus;
  /** Null until staff say it, and after the booking moved. */
  readonly outcome: Outcome | null;
  readonly leadStatus: LeadStatus;
  readonly leadSource: BookingSource;
  readonly productPurchased: string | null;
  readonly premiumFrequency: PremiumFrequency | null;
  readonly premiumRate: string | null;
  /** The day of the sale in the business time zone, `YYYY-MM-DD`. */
  readonly soldOn: string | null;
  /** The SEQUENCE of the next invitation: grows with each change that the visitor's calendar has to follow. */
  readonly calendarSequence: number;
  /** The open request of the visitor; a later one replaces it. */
  readonly visitorRequest: VisitorRequest | null;
  /** When staff accepted that the visitor cannot come; the booking status stays. */
  readonly cancelledAt: string | null;
  readonly createdAt: string;
}

/** What staff enter for a person who is on the phone or in the office. */
export type EnteredBooking = Omit<BookingRequest, 'dateOfBirth'> & {
  readonly dateOfBirth: string | null;
  readonly leadSource: (typeof ENTERED_SOURCES)[number];
};

/** What comes with the form of the site besides its fields. */
export type SentWith = Pick<Appointment, 'visitorTimeZone' | 'calculation'>;

/** A new booking: Pending, New, source booking, no sale (defaults of spec §3). */
export function bookAppointment(
  request: Omit<EnteredBooking, 'leadSource' | keyof Consultation> & Consultation,
  id: string,
  createdAt: string,
  { visitorTimeZone = null, calculation = null }: Partial<SentWith> = {},
): Appointment {
  return {
    leadType: 'appointment',
    ...attributesOf(APPOINTMENT_FIELDS, 'initial'),
    id,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone,
    dateOfBirth: request.dateOfBirth,
    preferredDate: request.preferredDate,
    preferredTime: request.preferredTime,
    serviceInterest: request.serviceInterest,
    notes: request.notes,
    visitorTimeZone,
    calculation,
    createdAt,
  };
}

/** A new booking that staff entered; like any other, except for its source. */
export function enterBooking(request: EnteredBooking, id: string, createdAt: string): Appointment {
  return { ...bookAppointment(request, id, createdAt), leadSource: request.leadSource };
}

/**
 * Changes the status of a booking. Setting the present status changes nothing and records no activity, unless a cancelled
 * booking is confirmed again. A booking that is no longer Confirmed has another sequence, so that its next invitation
 * replaces the one that the visitor has.
 */
export function changeBookingStatus(
  appointment: Appointment,
  bookingStatus: BookingStatus,
): LeadChange<Appointment> {
  const { bookingStatus: before, cancelledAt, calendarSequence } = appointment;
  const restores = bookingStatus === 'Confirmed' && cancelledAt !== null;
  if (before === bookingStatus && !restores) return { lead: appointment, activity: null };
  const withdraws = before === 'Confirmed' && bookingStatus !== 'Confirmed';
  return {
    lead: {
      ...appointment,
      bookingStatus,
      cancelledAt: restores ? null : cancelledAt,
      calendarSequence: withdraws ? calendarSequence + 1 : calendarSequence,
    },
    activity: {
      actionType: 'booking_status_changed',
      actionDetails:
        before === bookingStatus
          ? 'Booking confirmed again after it was cancelled'
          : `Booking status changed from ${before} to ${bookingStatus}`,
    },
  };
}

/**
 * Records a sale and closes the lead. Recording the same sale again changes nothing and records no activity. The day of
 * the sale is `today`; a corrected frequency or rate and a lead that is closed again keep the first day, another product
 * is another sale.
 */
export function recordSale(appointment: Appointment, sale: Sale, today: string): LeadChange<Appointment> {
  if (
    appointment.leadStatus === 'Closed Sale' &&
    appointment.productPurchased === sale.productPurchased &&
    appointment.premiumFrequency === sale.premiumFrequency &&
    appointment.premiumRate === sale.premiumRate
  )
    return { lead: appointment, activity: null };
  const { productPurchased, soldOn } = appointment;
  const isSameProduct = productPurchased === sale.productPurchased;
  return {
    lead: {
      ...appointment,
      ...sale,
      leadStatus: 'Closed Sale',
      soldOn: isSameProduct ? (soldOn ?? today) : today,
    },
    activity: {
      actionType: 'sale_recorded',
      actionDetails: `Sale recorded: ${sale.productPurchased}, ${sale.premiumFrequency}, $${sale.premiumRate}`,
    },
  };
}
