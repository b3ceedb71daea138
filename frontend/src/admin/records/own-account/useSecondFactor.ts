import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** What is set for the user's own account. */
export function useSecondFactor() {
  return useProviderQuery(queryKeys.secondFactor, (provider) => provider.secondFactor());
}
