import { useEffect, useMemo } from 'react';
import { useInfiniteGetList } from 'react-admin';
import type { Appointment } from '@/shared/api-types';
import type { Period } from '@/admin/ground/api/queryKeys';
import { sortBookings } from './calendarModel';

/** Page size: a busy month can have thousands of bookings. */
const PAGE = 50;
/** The most that is loaded without being asked for. */
const MOST_LOADED = 500;

/** The bookings of a period, loaded page by page; `whole` loads the next pages, as far as they are not very many. */
export function useBookings({ from, to }: Period, whole = false) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage } =
    useInfiniteGetList<Appointment>('calendar', {
      filter: { preferredDateFrom: from, preferredDateTo: to },
      sort: { field: 'preferredDate', order: 'ASC' },
      pagination: { page: 1, perPage: PAGE },
    });
  const read = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const bookings = useMemo(() => read && sortBookings(read), [read]);
  const loaded = read?.length ?? 0;
  const goesOn = whole && hasNextPage && !error && loaded < MOST_LOADED;
  // each page asks for the next one
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, loaded, fetchNextPage]);
  const unreadable = loaded - (bookings?.length ?? 0);
  return {
    bookings,
    total: (data?.pages.at(-1)?.total ?? 0) - unreadable,
    error,
    retry: () => refetch(),
    /** Whether the next page is loaded without being asked for. */
    goesOn,
    more: hasNextPage ? { read: () => void fetchNextPage(), reading: isFetchingNextPage } : null,
  };
}

export type BookingPages = ReturnType<typeof useBookings>;
