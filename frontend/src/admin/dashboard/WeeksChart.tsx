import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { WeeksCard } from './WeeksCard';
import { LoadingChart } from './LoadingChart';
import { WeekBars } from './WeekBars';
import { WeeksTable } from './WeeksTable';

/** Leads of the last weeks by source: a bar chart, and a table for screen readers. */
export function WeeksChart() {
  const { data, error, refetch } = useProviderQuery(queryKeys.weeks, (provider) => provider.weeks());
  if (!data && !error) return <LoadingChart />;
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
