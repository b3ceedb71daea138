import type { CalendarDate } from '@contract';
import { queryKeys, type Period } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';

const NONE: ReadonlyMap<CalendarDate, number> = new Map();

/** Number of bookings by day in a period. */
export function useBookingDays(period: Period) {
  const { data, error, refetch } = useProviderQuery(queryKeys.bookingDays(period), (provider) =>
    provider.bookingDays(period.from, period.to),
  );
  const counts = data ? new Map(data.map(({ date, bookings }) => [date, bookings])) : NONE;
  return { counts, error, retry: () => refetch() };
}
