import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { PageHeading } from '../layout/PageHeading';
import { lazyComponent } from '../loading/lazyComponent';
import { ErrorAlert } from '../loading/ErrorAlert';
import { ErrorBoundary } from '../loading/ErrorBoundary';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { StatGroupCard } from './StatGroupCard';
import { statGroups } from './statGroups';

const WeeksChart = lazyComponent(() => import('./WeeksChart').then((module) => module.WeeksChart));

/** Booking, lead and sales stats (spec §2), and a chart of leads by week. */
export function DashboardPage() {
  const { data, error, refetch } = useProviderQuery(queryKeys.stats, (provider) => provider.stats());
  return (
    <>
      <PageHeading title="Dashboard" />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
        {data
          ? statGroups(data).map((group) => <StatGroupCard key={group.title} group={group} />)
          : !error && <StatSkeletons />}
        {data && (
          <ErrorBoundary fallback={(problem, retry) => <ErrorAlert error={problem} onRetry={retry} />}>
            <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
              <WeeksChart />
            </Suspense>
          </ErrorBoundary>
        )}
      </Box>
    </>
  );
}

function StatSkeletons() {
  return (
    <div role="status" aria-label="Loading figures" style={{ display: 'grid', gap: 20 }}>
      {[156, 214, 156].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </div>
  );
}
