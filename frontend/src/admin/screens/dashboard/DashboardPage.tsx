import { Box } from '@mui/material';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { NewBooking } from '@/admin/records/leads/NewBooking';
import { ErrorAlert } from '@/admin/ground/loading/ErrorAlert';
import { ErrorBoundary } from '@/admin/ground/loading/ErrorBoundary';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { FirstSteps } from './FirstSteps';
import { useFirstSteps } from './useFirstSteps';
import { TodayDesk } from './today/TodayDesk';
import { LoadingChart } from './LoadingChart';
import { StatGroups } from './StatGroups';
import { WeeksChart } from './WeeksChart';

/** Booking, lead and sales stats (spec §2), the first steps of a new office, what is to be done today, and a chart of leads by week. */
export function DashboardPage() {
  const { data, error, refetch } = useProviderQuery(queryKeys.stats, (provider) => provider.stats());
  const firstSteps = useFirstSteps();
  const empty = data?.leads.total === 0;
  const started = firstSteps.isOver || (firstSteps.steps === undefined && !empty);
  return (
    <>
      <PageHeading title="Dashboard">
        <NewBooking />
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
        {(data || !error) && <StatGroups stats={data} />}
        {!started && (data || error) && <FirstSteps firstSteps={firstSteps} empty={empty} />}
        {empty && !started ? null : (
          <ErrorBoundary fallback={(problem, retry) => <ErrorAlert error={problem} onRetry={retry} />}>
            <TodayDesk />
          </ErrorBoundary>
        )}
        {(data || !error) && (
          <ErrorBoundary fallback={(problem, retry) => <ErrorAlert error={problem} onRetry={retry} />}>
            {data ? <WeeksChart /> : <LoadingChart />}
          </ErrorBoundary>
        )}
      </Box>
    </>
  );
}
