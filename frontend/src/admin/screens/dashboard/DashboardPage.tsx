import { Box } from '@mui/material';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { NewBooking } from '@/admin/records/leads/NewBooking';
import { ErrorAlert } from '@/admin/ground/loading/ErrorAlert';
import { ErrorBoundary } from '@/admin/ground/loading/ErrorBoundary';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { usePhone } from '@/admin/ground/theme/widths';
import { FirstSteps } from './FirstSteps';
import { useFirstSteps } from './useFirstSteps';
import { TodayDesk } from './today/TodayDesk';
import { StatGroups } from './StatGroups';

/** Bookings after which an office has found its way. */
const MANY_BOOKINGS = 10;

/**
 * Booking, lead and sales stats (spec §2), the first steps of a new office, and what is to be done today, which comes first
 * on a phone.
 */
export function DashboardPage() {
  const query = useProviderQuery(queryKeys.stats, (provider) => provider.stats());
  const { data, error } = query;
  const firstSteps = useFirstSteps();
  const empty = data?.leads.total === 0;
  const started = firstSteps.isOver || (firstSteps.steps === undefined && !empty);
  const steps = !started && (data || error) && <FirstSteps firstSteps={firstSteps} empty={empty} />;
  const figures = (data || !error) && <StatGroups stats={data} />;
  const isPhone = usePhone();
  const stepsLast = (data?.bookings.total ?? 0) >= MANY_BOOKINGS;
  return (
    <>
      <PageHeading title="Dashboard">
        <NewBooking />
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <QueryState of={query} />
        {!isPhone && figures}
        {!stepsLast && steps}
        {empty && !started ? null : (
          <ErrorBoundary fallback={(problem, retry) => <ErrorAlert error={problem} onRetry={retry} />}>
            <TodayDesk />
          </ErrorBoundary>
        )}
        {isPhone && figures}
        {stepsLast && steps}
      </Box>
    </>
  );
}
