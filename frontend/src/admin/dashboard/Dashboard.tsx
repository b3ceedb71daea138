import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { PageHeading } from '../layout/PageHeading';
import { queryKeys } from '../providers/queryKeys';
import { ReadError } from '../providers/ReadError';
import { useRead } from '../providers/useRead';
import { FigureGroupView } from './FigureGroupView';
import { figureGroups } from './figures';

const WeeksChart = lazy(() => import('./WeeksChart').then((module) => ({ default: module.WeeksChart })));

/** Booking, lead and sales figures (spec §2), and how many leads each week brought. */
export function Dashboard() {
  const { data, error, refetch } = useRead(queryKeys.stats, (provider) => provider.stats());
  return (
    <>
      <PageHeading title="Dashboard" />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error && <ReadError error={error} onRetry={refetch} />}
        {data
          ? figureGroups(data).map((group) => <FigureGroupView key={group.title} group={group} />)
          : !error && <FigureSkeletons />}
        {data && (
          <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
            <WeeksChart />
          </Suspense>
        )}
      </Box>
    </>
  );
}

function FigureSkeletons() {
  return (
    <div role="status" aria-label="Loading figures" style={{ display: 'grid', gap: 20 }}>
      {[156, 214, 156].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </div>
  );
}
