import { QueryClient } from '@tanstack/react-query';

/** Data never goes stale by itself, is not read again on focus, and nothing is tried twice (spec §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
      mutations: { retry: false },
    },
  });
}
