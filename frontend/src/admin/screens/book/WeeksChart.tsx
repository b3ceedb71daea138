import { QueryState } from '@/admin/ground/loading/QueryState';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { WeeksCard } from './WeeksCard';
import { LoadingChart } from './LoadingChart';
import { WeekBars } from './WeekBars';
import { WeeksTable } from './WeeksTable';

/** Leads of the last weeks by source: a bar chart, and a table for screen readers; nothing without leads. */
export function WeeksChart() {
  const query = useProviderQuery(queryKeys.weeks, (provider) => provider.weeks());
  const { data, error } = query;
  if (!data && !error) return <LoadingChart />;
  if (data?.every(({ bookings, subscriptions }) => bookings + subscriptions === 0)) return null;
  return (
    <WeeksCard>
      <QueryState of={query} />
      {data && (
        <>
          <WeekBars weeks={data} />
          <WeeksTable weeks={data} />
        </>
      )}
    </WeeksCard>
  );
}
