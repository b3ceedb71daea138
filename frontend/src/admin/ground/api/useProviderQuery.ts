import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { ConsoleProvider } from './dataProvider';
import type { QueryKey } from './queryKeys';

/** The provider itself. react-admin's useDataProvider resolves to `{}` on a 401. */
export function useConsoleProvider(): ConsoleProvider {
  return useContext(DataProviderContext) as ConsoleProvider;
}

/** How often a query that polls asks again. */
export const POLL_MS = 1000;

export interface CacheOptions<T> {
  /** Removes the data from the cache when it is no longer used. */
  readonly uncached?: boolean;
  /** Queries again every second while it holds. */
  readonly pollWhile?: (data: T) => boolean;
}

interface ProviderQueryOptions<T> extends CacheOptions<T> {
  readonly enabled?: boolean;
  /** Shows the data of the previous key while the new key loads. */
  readonly keepPrevious?: boolean;
}

/** The options of a query in the words of TanStack Query. */
export const cacheOptions = <T>({ uncached = false, pollWhile }: CacheOptions<T>) => ({
  ...(pollWhile && {
    refetchInterval: ({ state: { data } }: { state: { data: T | undefined } }) =>
      data !== undefined && pollWhile(data) && POLL_MS,
  }),
  ...(uncached && { gcTime: 0 }),
});

/** Queries one of the provider's custom methods. */
export function useProviderQuery<T>(
  queryKey: QueryKey,
  read: (provider: ConsoleProvider) => Promise<T>,
  { enabled = true, keepPrevious = false, ...cache }: ProviderQueryOptions<T> = {},
) {
  const provider = useConsoleProvider();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<T>({
    queryKey,
    enabled,
    queryFn: async () => {
      try {
        return await read(provider);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    ...cacheOptions(cache),
    ...(keepPrevious ? { placeholderData: (previous: T | undefined) => previous as never } : {}),
  });
}
