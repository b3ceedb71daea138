import { useGetOne } from 'react-admin';
import { ApiError } from '@/shared/api-client';
import { queryKeys, WHOLE } from './queryKeys';
import type { RecordOf, Resource, RowOf } from './records';
import { cacheOptions, type CacheOptions, useProviderQuery } from './useProviderQuery';

/**
 * A record as a whole, by react-admin's `useGetOne`; null, with the error, if there is none. With `WHOLE` it is not taken for the row of a
 * list, which may say less.
 */
export function useRecord<R extends Resource>(
  resource: R,
  id: string,
  { enabled = true, ...cache }: CacheOptions<RecordOf<R>> & { readonly enabled?: boolean } = {},
) {
  const { data, error, refetch } = useGetOne(
    resource,
    { id, meta: WHOLE },
    { enabled, ...cacheOptions(cache) },
  );
  const isMissing = error instanceof ApiError && error.status === 404;
  return { data: isMissing ? null : data, error, refetch };
}

/** All records of a short list in the order of the server; react-admin's `useGetList` always sorts. */
export const useAllRecords = <R extends 'apiKeys' | 'insurers' | 'webhooks'>(resource: R) =>
  useProviderQuery(
    queryKeys[resource],
    async (provider): Promise<readonly RowOf<R>[]> => (await provider.getList(resource, {})).data,
  );
