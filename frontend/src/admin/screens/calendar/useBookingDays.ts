import { type CalendarDate, isCalendarDate } from '@contract';
import { queryKeys, type Period } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

const NONE: ReadonlyMap<CalendarDate, number> = new Map();

/** Number of bookings by day in a period, without the cancelled ones; `total` is undefined while it is unknown. */
export function useBookingDays(period: Period) {
  const { data, error, refetch } = useProviderQuery(queryKeys.bookingDays(period), (provider) =>
    provider.bookingDays(period.from, period.to),
  );
  const counts = data ? new Map(data.map(({ date, bookings }) => [date, bookings])) : NONE;
  const total = data
    ?.filter(({ date }) => isCalendarDate(date))
    .reduce((sum, { bookings }) => sum + bookings, 0);
  return { counts, total, error, retry: () => refetch() };
}
