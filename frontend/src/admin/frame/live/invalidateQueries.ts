import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Invalidates queries, and refetches the active ones. An initial fetch in progress may return data from before the
 * change, and an invalidation does not restart it; such queries are fetched again after it.
 */
export async function invalidateQueries(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const firstReads = underWay.some(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries(filters);
  if (firstReads) await queryClient.invalidateQueries(filters);
}
