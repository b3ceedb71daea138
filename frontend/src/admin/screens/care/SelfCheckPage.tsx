import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import type { SelfCheck } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { READING_WIDTH, ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { Spinner } from '@/admin/ground/page/Spinner';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { RetryIcon } from '@/admin/ground/theme/screenIcons';
import { CheckCard } from './CheckCard';
import { byUrgency, summaryOf } from './checkWords';

/** Whether everything works that the office depends on. Sends no request without the permission to see it. */
export function SelfCheckPage() {
  return (
    <CanAccess action="manage" resource="self-check" accessDenied={<AccessDenied />} loading={<Spinner />}>
      <Checks />
    </CanAccess>
  );
}

function Checks() {
  const queryClient = useQueryClient();
  const query = useProviderQuery(queryKeys.selfCheck, (provider) => provider.selfCheck());
  const { data, isFetching } = query;
  const { mutate, isPending } = useProviderMutation({
    run: (provider) => provider.checkAgain(),
    invalidates: () => [],
    success: () => ({ title: 'Checked again' }),
    onSuccess: (result: SelfCheck) => queryClient.setQueryData(queryKeys.selfCheck, result),
  });
  return (
    <>
      <PageHeading
        title="Self-check"
        back={ALL_SETTINGS}
        {...(data && { subtitle: `Checked ${formatDateTime(data.checkedAt)}` })}
      >
        <Button
          variant="contained"
          startIcon={<RetryIcon />}
          disabled={isPending || (isFetching && !data)}
          onClick={() => mutate()}
        >
          {isPending ? 'Checking…' : 'Check again'}
        </Button>
      </PageHeading>
      <QueryState of={query} loading={<LoadingChecks />} />
      {data && (
        <ReadingColumn>
          <Typography role="status">{summaryOf(data.checks)}</Typography>
          <Box
            component="ul"
            aria-busy={isPending}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {byUrgency(data.checks).map((check) => (
              <CheckCard key={check.id} check={check} />
            ))}
          </Box>
        </ReadingColumn>
      )}
    </>
  );
}

function LoadingChecks() {
  return (
    <Box role="status" aria-label="Checking" sx={{ maxWidth: READING_WIDTH, display: 'grid', gap: 1.5 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={104} />
      ))}
    </Box>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Self-check" back={ALL_SETTINGS} />
      <Typography>Only superadmin users can see the self-check.</Typography>
    </>
  );
}
