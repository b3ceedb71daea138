import type { EntityManager } from 'typeorm';
import { NOT_SET, PREFERRED_TIME_MINUTES } from '../../calendar/domain/booking-options.js';
import type { LeadsBrief } from '../leads-brief.js';
import type { Appointment, BookingTime } from '../domain/appointment.js';

/** Consultations that the morning's mail lists. */
const MAX_LISTED = 30;

type BriefRow = Pick<BookingTime, 'preferredTime'> &
  Pick<Appointment, 'id' | 'firstName' | 'lastName' | 'phone' | 'serviceInterest' | 'bookingStatus'>;

/** The consultations of a day in order, without cancelled ones. */
export async function bookingsBrief(reader: EntityManager, date: string): Promise<LeadsBrief> {
  const bookings = await reader.query<BriefRow[]>(
    `SELECT id, firstName, lastName, phone, preferredTime, serviceInterest, bookingStatus FROM appointments
     WHERE preferredDate = ? AND preferredTime <> ? AND cancelledAt IS NULL ORDER BY createdAt`,
    [date, NOT_SET],
  );
  const minuteOf = ({ preferredTime }: BriefRow) => PREFERRED_TIME_MINUTES[preferredTime];
  const inOrder = bookings.sort((one, other) => minuteOf(one) - minuteOf(other));
  return {
    consultations: inOrder.slice(0, MAX_LISTED).map(({ id, bookingStatus, ...booking }) => ({
      ...booking,
      bookingId: id,
      confirmed: bookingStatus === 'Confirmed',
    })),
    moreConsultations: Math.max(0, inOrder.length - MAX_LISTED),
  };
}
