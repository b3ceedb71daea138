import type { CalendarDate } from '@contract';
import { queryKeys, type Period } from '../providers/queryKeys';
import { useRead } from '../providers/useRead';

const NONE: ReadonlyMap<CalendarDate, number> = new Map();

/** How many bookings each of those days has. */
export function useBookingDays(period: Period): ReadonlyMap<CalendarDate, number> {
  const { data } = useRead(queryKeys.bookingDays(period), (provider) =>
    provider.bookingDays(period.from, period.to),
  );
  return data ? new Map(data.map(({ date, bookings }) => [date, bookings])) : NONE;
}
