import { useMemo } from 'react';
import { useInfiniteGetList } from 'react-admin';
import type { Appointment } from '../../shared/api-types';
import type { Period } from '../providers/queryKeys';
import { sortBookings } from './calendarModel';

/** Page size: a busy month can have thousands of bookings. */
const PAGE = 50;

/** The bookings of a period, loaded page by page. */
export function useBookings({ from, to }: Period) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<Appointment>('calendar', {
      filter: { preferredDateFrom: from, preferredDateTo: to },
      sort: { field: 'preferredDate', order: 'ASC' },
      pagination: { page: 1, perPage: PAGE },
    });
  const read = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const bookings = useMemo(() => read && sortBookings(read), [read]);
  const unreadable = (read?.length ?? 0) - (bookings?.length ?? 0);
  return {
    bookings,
    total: (data?.pages.at(-1)?.total ?? 0) - unreadable,
    error,
    retry: () => refetch(),
    more: hasNextPage ? { read: () => void fetchNextPage(), reading: isFetchingNextPage } : null,
  };
}

export type BookingPages = ReturnType<typeof useBookings>;
