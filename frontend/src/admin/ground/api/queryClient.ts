import { type Query, QueryClient } from '@tanstack/react-query';
import { keepUnchanged } from './keepUnchanged';

const fetchStarts = new WeakMap<object, number>();

/** Whether the last fetch of the query began before that time (of `Date.now`), or is not known. */
export function isFetchedBefore(query: Query, time: number): boolean {
  return (fetchStarts.get(query) ?? -Infinity) <= time;
}

/**
 * No stale time, no refetch on focus, no retries (spec §7). Offline requests fail at once: React Query's default would
 * pause them and send them later without notice.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        structuralSharing: keepUnchanged,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') fetchStarts.set(event.query, Date.now());
  });
  return queryClient;
}
