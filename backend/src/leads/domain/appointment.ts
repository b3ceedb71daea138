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

/** A booked consultation, which is also a lead. `createdAt` is ISO 8601 UTC. */
export interface Appointment extends BookingRequest {
  readonly id: string;
  readonly bookingStatus: BookingStatus;
  readonly leadStatus: LeadStatus;
  readonly leadSource: 'booking';
  readonly productPurchased: string | null;
  readonly premiumFrequency: PremiumFrequency | null;
  readonly premiumRate: string | null;
  readonly createdAt: string;
}

/** A new booking: Pending, New, source booking, no sale (defaults of spec §3). */
export function bookAppointment(request: BookingRequest, id: string, createdAt: string): Appointment {
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
    bookingStatus: 'Pending',
    leadStatus: 'New',
    leadSource: 'booking',
    productPurchased: null,
    premiumFrequency: null,
    premiumRate: null,
    createdAt,
  };
}

/** Changes the status of a booking. Setting the present status changes nothing and records no activity. */
export function changeBookingStatus(
  appointment: Appointment,
  bookingStatus: BookingStatus,
): LeadChange<Appointment> {
  if (appointment.bookingStatus === bookingStatus) return { lead: appointment, activity: null };
  return {
    lead: { ...appointment, bookingStatus },
    activity: {
      actionType: 'booking_status_changed',
      actionDetails: `Booking status changed from ${appointment.bookingStatus} to ${bookingStatus}`,
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
