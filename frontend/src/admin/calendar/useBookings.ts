import { queryKeys, type Period } from '../providers/queryKeys';
import { useRead } from '../providers/useRead';

/** Bookings wished for on those days. */
export function useBookings(period: Period) {
  return useRead(queryKeys.bookings(period), (provider) => provider.bookingsBetween(period.from, period.to));
}
