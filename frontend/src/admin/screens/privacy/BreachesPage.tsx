import { Alert, Box, Button, Card, LinearProgress, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { AddIcon } from '@/admin/ground/theme/icons';
import { Group, listShape } from './Group';
import { NewBreachDialog } from './NewBreachDialog';
import { NotifyClock } from './NotifyClock';
import { PrivacyScreen } from './PrivacyScreen';
import type { BreachSummary, Threshold } from '@/admin/ground/api/privacyTypes';

/** What to do when data got into the wrong hands, and whether the office has to register. */
export function BreachesPage() {
  const [starting, setStarting] = useState(false);
  return (
    <PrivacyScreen
      title="Breach kit"
      subtitle="When data got lost, or somebody saw it who should not"
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setStarting(true)}>
          Start a case
        </Button>
      }
    >
      <ReadingColumn>
        <Cases />
        <SensitiveRecords />
      </ReadingColumn>
      {starting && <NewBreachDialog onClose={() => setStarting(false)} />}
    </PrivacyScreen>
  );
}

const NEWEST_FIRST = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

function Cases() {
  const query = useGetList<BreachSummary>('breaches', NEWEST_FIRST);
  const { data } = query;
  return (
    <>
      <QueryState of={query} loading="Loading cases" />
      {data?.length === 0 && (
        <Card sx={{ p: 2 }}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            No case so far
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
            A lost phone or laptop, a password that somebody else knew, a mail to the wrong person: start a
            case as soon as you notice. It counts the 72 hours in which the National Privacy Commission and
            the people must be told, and lists who may be affected.
          </Typography>
        </Card>
      )}
      {data && data.length > 0 && (
        <Group title="Cases">
          <Box component="ul" aria-label="Cases" sx={listShape}>
            {data.map((breach) => (
              <li key={breach.id}>
                <CaseLine breach={breach} />
              </li>
            ))}
          </Box>
        </Group>
      )}
    </>
  );
}

function CaseLine({ breach }: { breach: BreachSummary }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={`/admin/privacy/breach/${breach.id}`}
          color="secondary"
          underline="always"
          sx={{ fontWeight: 600, mr: 'auto' }}
        >
          Case of {formatDateTime(breach.discoveredAt)}
        </Link>
        <NotifyClock breach={breach} />
      </Box>
      <Typography sx={{ maxWidth: '68ch' }}>{breach.what}</Typography>
    </>
  );
}

function SensitiveRecords() {
  const query = useProviderQuery(queryKeys.threshold, (provider) => provider.threshold());
  const { data, error } = query;
  return (
    <Group title="Sensitive records">
      <QueryState of={query} />
      {data && <ThresholdFacts threshold={data} />}
      {!data && !error && <LinearProgress aria-label="Counting the sensitive records" />}
    </Group>
  );
}

function ThresholdFacts({
  threshold: { sensitiveRecords, people, threshold, reached },
}: {
  threshold: Threshold;
}) {
  const [held, limit] = [sensitiveRecords, threshold].map((count) => count.toLocaleString('en-US'));
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        <strong>
          {held} of {limit}
        </strong>{' '}
        records with a date of birth, civil status or government number, of {people.toLocaleString('en-US')}{' '}
        people in all.
      </Typography>
      <LinearProgress
        variant="determinate"
        color={reached ? 'warning' : 'primary'}
        value={Math.min(100, (100 * sensitiveRecords) / threshold)}
        aria-label={`Sensitive records: ${held} of ${limit}`}
        sx={{ height: 8, borderRadius: 4, mb: 1.5, maxWidth: 460 }}
      />
      {reached ? (
        <Alert severity="warning">
          From {limit} sensitive records on, the office has to register with the National Privacy Commission.
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          From {limit} on, the office has to register with the National Privacy Commission. Erasing what is
          due under Retention keeps the number low.
        </Typography>
      )}
    </>
  );
}
