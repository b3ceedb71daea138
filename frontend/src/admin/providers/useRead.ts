import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { ConsoleProvider } from './consoleProvider';
import type { QueryKey } from './queryKeys';

/** The provider itself. react-admin's own hook would answer `{}` in place of a 401, which no caller expects. */
export function useConsoleProvider(): ConsoleProvider {
  return useContext(DataProviderContext) as ConsoleProvider;
}

interface ReadOptions {
  readonly enabled?: boolean;
  /** Shows what was read for the key before until the new answer is there. */
  readonly keepPrevious?: boolean;
  /** Keeps nothing once nobody looks at it. */
  readonly forget?: boolean;
}

/** Reads by one of the provider's named methods and keeps the answer under the key. */
export function useRead<T>(
  queryKey: QueryKey,
  read: (provider: ConsoleProvider) => Promise<T>,
  { enabled = true, keepPrevious = false, forget = false }: ReadOptions = {},
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
    ...(forget ? { gcTime: 0 } : {}),
    ...(keepPrevious ? { placeholderData: (previous: T | undefined) => previous as never } : {}),
  });
}
