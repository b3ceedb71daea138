import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';

/** What is set for the user's own account. */
export function useSecondFactor() {
  return useProviderQuery(queryKeys.secondFactor, (provider) => provider.secondFactor());
}
