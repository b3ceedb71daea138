import { Box } from '@mui/material';
import { PageHeading } from '../layout/PageHeading';
import { NewBooking } from '../lead/NewBooking';
import { ErrorAlert } from '../loading/ErrorAlert';
import { ErrorBoundary } from '../loading/ErrorBoundary';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { FirstSteps } from './FirstSteps';
import { useFirstSteps } from './useFirstSteps';
import { TodayDesk } from '../today/TodayDesk';
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
