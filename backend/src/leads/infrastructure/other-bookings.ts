import type { Statement } from '../../platform/database/database.js';
import { MOST_COUNTED } from '../application/ports.js';
import type { BookingTime } from '../domain/appointment.js';

/** The number of other bookings for that time, without the cancelled ones; counts no further than the limit. */
export function otherBookings(id: string, { preferredDate, preferredTime }: BookingTime): Statement {
  const sql = `SELECT COUNT(*) AS bookings FROM (
       SELECT 1 FROM appointments
       WHERE preferredDate = ? AND preferredTime = ? AND cancelledAt IS NULL AND id <> ? LIMIT ${MOST_COUNTED}
     ) AS others`;
  return { sql, parameters: [preferredDate, preferredTime, id] };
}
