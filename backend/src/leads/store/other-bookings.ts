import type { EntityManager } from 'typeorm';
import { MOST_COUNTED } from '../application/ports.js';
import { isScheduled } from '../../calendar/domain/booking-options.js';
import type { StoredTime } from '../domain/appointment.js';

/** The number of other bookings for that time, without the cancelled ones; counts no further than the limit. */
export async function otherBookings(reader: EntityManager, id: string, time: StoredTime): Promise<number> {
  if (!isScheduled(time)) return 0;
  const { preferredDate, preferredTime } = time;
  const [counted] = await reader.query<{ bookings: unknown }[]>(
    `SELECT COUNT(*) AS bookings FROM (
       SELECT 1 FROM appointments
       WHERE preferredDate = ? AND preferredTime = ? AND cancelledAt IS NULL AND id <> ? LIMIT ${MOST_COUNTED}
     ) AS others`,
    [preferredDate, preferredTime, id],
  );
  return Number(counted?.bookings ?? 0);
}
