import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** The first steps of a new office, until all are done or the user has hidden them. */
export function useFirstSteps() {
  const { data, error, refetch } = useProviderQuery(queryKeys.firstSteps, (provider) =>
    provider.firstSteps(),
  );
  const { mutate, isPending } = useProviderMutation({
    run: (provider) => provider.hideFirstSteps(),
    invalidates: () => [queryKeys.firstSteps],
  });
  const isOver = data?.every(({ done }) => done) ?? false;
  return { steps: data, error, refetch, isOver, hide: () => mutate(undefined), isHiding: isPending };
}
