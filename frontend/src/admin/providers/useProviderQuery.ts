import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { ConsoleProvider } from './dataProvider';
import type { QueryKey } from './queryKeys';

/** The provider itself. react-admin's useDataProvider resolves to `{}` on a 401. */
export function useConsoleProvider(): ConsoleProvider {
  return useContext(DataProviderContext) as ConsoleProvider;
}

interface ProviderQueryOptions {
  readonly enabled?: boolean;
  /** Shows the data of the previous key while the new key loads. */
  readonly keepPrevious?: boolean;
  /** Removes the data from the cache when it is no longer used. */
  readonly uncached?: boolean;
}

/** Queries one of the provider's custom methods. */
export function useProviderQuery<T>(
  queryKey: QueryKey,
  read: (provider: ConsoleProvider) => Promise<T>,
  { enabled = true, keepPrevious = false, uncached = false }: ProviderQueryOptions = {},
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
    ...(uncached ? { gcTime: 0 } : {}),
    ...(keepPrevious ? { placeholderData: (previous: T | undefined) => previous as never } : {}),
  });
}
