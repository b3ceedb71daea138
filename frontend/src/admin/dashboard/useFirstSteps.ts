import { useStore } from 'react-admin';
import { queryKeys } from '../providers/queryKeys';
import { useCurrentUser } from '../providers/useCurrentUser';
import { useProviderQuery } from '../providers/useProviderQuery';

/** The first steps of a new office until all are done or the user has hidden them, which this browser keeps. */
export function useFirstSteps() {
  const userId = useCurrentUser()?.id;
  const [hidden, setHidden] = useStore(`firstSteps.hidden.${userId ?? ''}`, false);
  const { data, error, refetch } = useProviderQuery(
    queryKeys.firstSteps,
    (provider) => provider.firstSteps(),
    { enabled: userId !== undefined && !hidden },
  );
  const isOver = hidden || (data?.every(({ done }) => done) ?? false);
  return { steps: data, error, refetch, isOver, hide: () => setHidden(true) };
}
