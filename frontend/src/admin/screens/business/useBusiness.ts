import { useEffect, useEffectEvent } from 'react';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** All sections as stored; read again each time a page of the screen is opened. */
export function useBusiness(opened: string) {
  const { data, error, refetch, isFetching } = useProviderQuery(queryKeys.business, (provider) =>
    provider.business(),
  );
  const readAgain = useEffectEvent(() => {
    if (data && !isFetching) void refetch();
  });
  useEffect(() => readAgain(), [opened]);
  return { data, error, refetch };
}
