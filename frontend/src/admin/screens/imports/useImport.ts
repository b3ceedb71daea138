import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation, type MutationOptions } from '@/admin/ground/api/useProviderMutation';
import { useRecord } from '@/admin/ground/api/useRecord';
import { isWorking } from './importWords';
import type { Import } from '@/admin/ground/api/importTypes';

/** An import; asked for every second while the server works on it. */
export const useImport = (id: string) => useRecord('imports', id, { pollWhile: isWorking });

/** Shows the new state of an import at once. */
export function useShowImport() {
  const queryClient = useQueryClient();
  return (changed: Import) => queryClient.setQueryData(queryKeys.record('imports', changed.id), changed);
}

/** A change of an import whose answer is its new state, which is shown at once. */
export function useImportChange<V = void>(
  run: MutationOptions<V, Import>['run'],
  options: Partial<MutationOptions<V, Import>> = {},
) {
  const show = useShowImport();
  return useProviderMutation<V, Import>({
    run,
    invalidates: () => [queryKeys.imports],
    ...options,
    onSuccess: (changed, variables) => {
      show(changed);
      options.onSuccess?.(changed, variables);
    },
  });
}
