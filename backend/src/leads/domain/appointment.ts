import type { PreferredTime, ServiceInterest } from '../../calendar/domain/booking-options.js';
import type { LeadChange, LeadStatus } from './lead.js';
import type { PremiumFrequency, Sale } from './sale.js';

/** The status of a booking; a new one is pending (spec §4). */
export const BOOKING_STATUSES = ['Pending', 'Hold', 'Confirmed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

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

/** What a visitor asked for on the page of the booking. It waits for staff. `requestedAt` is ISO 8601 UTC. */
export type VisitorRequest =
  | (BookingTime & { readonly type: 'move'; readonly message: string | null; readonly requestedAt: string })
  | { readonly type: 'cancel'; readonly message: string | null; readonly requestedAt: string };

/** A booked consultation, which is also a lead. Times are ISO 8601 UTC. */
export interface Appointment extends BookingRequest {
  readonly id: string;
  /** IANA name; null when the visitor's browser stated none that is known. */
  readonly visitorTimeZone: string | null;
  readonly bookingStatus: BookingStatus;
  readonly leadStatus: LeadStatus;
  readonly leadSource: 'booking';
  readonly productPurchased: string | null;
  readonly premiumFrequency: PremiumFrequency | null;
  readonly premiumRate: string | null;
  /** The SEQUENCE of the next invitation: grows with each change that the visitor's calendar has to follow. */
  readonly calendarSequence: number;
  /** The open request of the visitor; a later one replaces it. */
  readonly visitorRequest: VisitorRequest | null;
  /** When staff accepted that the visitor cannot come; the booking status stays. */
  readonly cancelledAt: string | null;
  readonly createdAt: string;
}

/** A new booking: Pending, New, source booking, no sale (defaults of spec §3). */
export function bookAppointment(
  request: BookingRequest,
  id: string,
  createdAt: string,
  visitorTimeZone: string | null = null,
): Appointment {
  return {
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
    bookingStatus: 'Pending',
    leadStatus: 'New',
    leadSource: 'booking',
    productPurchased: null,
    premiumFrequency: null,
    premiumRate: null,
    calendarSequence: 0,
    visitorRequest: null,
    cancelledAt: null,
    createdAt,
  };
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

/** Records a sale and closes the lead. Recording the same sale again changes nothing and records no activity. */
export function recordSale(appointment: Appointment, sale: Sale): LeadChange<Appointment> {
  if (
    appointment.leadStatus === 'Closed Sale' &&
    appointment.productPurchased === sale.productPurchased &&
    appointment.premiumFrequency === sale.premiumFrequency &&
    appointment.premiumRate === sale.premiumRate
  )
    return { lead: appointment, activity: null };
  return {
    lead: { ...appointment, ...sale, leadStatus: 'Closed Sale' },
    activity: {
      actionType: 'sale_recorded',
      actionDetails: `Sale recorded: ${sale.productPurchased}, ${sale.premiumFrequency}, $${sale.premiumRate}`,
    },
  };
}
