import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Has what is on screen read again, and the rest when it is next looked at. A first read that is under way may hold what
 * was true before, and asking again only joins it; so it is waited for and followed by another.
 */
export async function readAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const firstReads = underWay.some(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries(filters);
  if (firstReads) await queryClient.invalidateQueries(filters);
}
