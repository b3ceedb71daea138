import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { WeeksCard } from './WeeksCard';
import { LoadingChart } from './LoadingChart';
import { WeekBars } from './WeekBars';
import { WeeksTable } from './WeeksTable';

/** Leads of the last weeks by source: a bar chart, and a table for screen readers; nothing without leads. */
export function WeeksChart() {
  const { data, error, refetch } = useProviderQuery(queryKeys.weeks, (provider) => provider.weeks());
  if (!data && !error) return <LoadingChart />;
  if (data?.every(({ bookings, subscriptions }) => bookings + subscriptions === 0)) return null;
  return (
    <WeeksCard>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {data && (
        <>
          <WeekBars weeks={data} />
          <WeeksTable weeks={data} />
        </>
      )}
    </WeeksCard>
  );
}
