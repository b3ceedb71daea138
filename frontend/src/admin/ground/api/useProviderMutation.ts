import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ApiError } from '@/shared/api-client';
import { notify, type ToastMessage } from '@/shared/toast/toastQueue';
import type { ConsoleProvider } from './dataProvider';
import type { QueryKey } from './queryKeys';
import { fieldErrors } from './fieldErrors';
import { mutationErrorMessage, OfflineError } from './errorMessage';
import { useConsoleProvider } from './useProviderQuery';

export interface MutationOptions<V, R> {
  readonly run: (provider: ConsoleProvider, variables: V) => Promise<R>;
  /** Queries to invalidate after success and after failure, so that the screen shows the stored state. */
  readonly invalidates: (variables: V) => readonly QueryKey[];
  /** The toast; without it the screen itself shows the result. */
  readonly success?: (variables: V, result: R) => ToastMessage;
  readonly onSuccess?: (result: R, variables: V) => void;
  /** For `useMutationState`, which shows the change before the response. */
  readonly mutationKey?: QueryKey;
  /** The form shows the server's field errors, conflicts with somebody else's change or all errors: no toast. */
  readonly inlineErrors?: boolean | 'conflicts' | 'all';
}

/**
 * Runs a change and reports the result as a toast. The cache changes only after the server's response (spec §8).
 * react-admin's `useUpdate` and its like know no toasts with Undo, no conflicts that a form shows, and not what else a
 * change affects.
 */
export function useProviderMutation<V, R>({
  run,
  invalidates,
  success,
  onSuccess,
  mutationKey,
  inlineErrors = false,
}: MutationOptions<V, R>) {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const refresh = (variables: V) =>
    Promise.all(invalidates(variables).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation<R, Error, V>({
    ...(mutationKey ? { mutationKey } : {}),
    mutationFn: async (variables) => {
      if (!navigator.onLine) throw new OfflineError();
      return run(provider, variables);
    },
    onSuccess: async (result, variables) => {
      if (success) notify(success(variables, result));
      onSuccess?.(result, variables);
      await refresh(variables);
    },
    onError: async (error, variables) => {
      if (await logoutIfAccessDenied(error)) return;
      const conflict = error instanceof ApiError && error.status === 409;
      const isShown =
        inlineErrors === 'all' ||
        (inlineErrors === 'conflicts' && conflict) ||
        (inlineErrors === true && Object.keys(fieldErrors(error)).length > 0);
      if (!isShown) notify({ title: 'Error', description: mutationErrorMessage(error), destructive: true });
      if (!isShown || conflict) await refresh(variables);
    },
  });
}
