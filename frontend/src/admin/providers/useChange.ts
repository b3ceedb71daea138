import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { notify, type ToastMessage } from '../../shared/toast/toastQueue';
import type { ConsoleProvider } from './consoleProvider';
import type { QueryKey } from './queryKeys';
import { sentenceOf } from './sentenceOf';
import { useConsoleProvider } from './useRead';

export interface Change<V, R> {
  readonly run: (provider: ConsoleProvider, variables: V) => Promise<R>;
  /** What to read again afterwards, also after a refusal: the screen then shows what the server has. */
  readonly refreshes: (variables: V) => readonly QueryKey[];
  readonly success: (variables: V, result: R) => ToastMessage;
  readonly onSuccess?: (result: R, variables: V) => void;
}

/** Makes a change on the server and says how it went; a refused change is never shown as made (spec §8). */
export function useChange<V, R>({ run, refreshes, success, onSuccess }: Change<V, R>) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const refresh = (variables: V) =>
    Promise.all(refreshes(variables).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation<R, Error, V>({
    mutationFn: (variables) => run(provider, variables),
    onSuccess: async (result, variables) => {
      notify(success(variables, result));
      onSuccess?.(result, variables);
      await refresh(variables);
    },
    onError: async (error, variables) => {
      if (await logoutIfAccessDenied(error)) return;
      notify({ title: 'Error', description: sentenceOf(error), destructive: true });
      await refresh(variables);
    },
  });
}
