import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

const NO_TAGS: readonly string[] = [];

/** The tags that clients have; none until they are loaded. */
export const useClientTags = () =>
  useProviderQuery(queryKeys.clientTags, (provider) => provider.clientTags()).data ?? NO_TAGS;
