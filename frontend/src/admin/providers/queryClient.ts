import { QueryClient } from '@tanstack/react-query';
import { keepUnchanged } from './keepUnchanged';

/**
 * No stale time, no refetch on focus, no retries (spec §7). Offline requests fail at once: React Query's default would
 * pause them and send them later without notice.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
