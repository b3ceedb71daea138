import { Skeleton } from '@mui/material';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { DueErasure } from './DueErasure';
import { Group } from './Group';
import { LegalHolds } from './LegalHolds';
import { PrivacyScreen } from './PrivacyScreen';
import { RetentionForm } from './RetentionForm';

/** What is kept longer than the office promises, and how long that is. */
export function RetentionPage() {
  return (
    <PrivacyScreen title="Retention" subtitle="How long people’s data is kept, and what is kept too long">
      <ReadingColumn>
        <Due />
        <LegalHolds />
        <Settings />
      </ReadingColumn>
    </PrivacyScreen>
  );
}

function Due() {
  const { data, error, refetch } = useProviderQuery(queryKeys.due, (provider) => provider.due(), {
    uncached: true,
  });
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {data ? <DueErasure due={data} /> : !error && <LoadingCards label="Counting what is due" />}
    </>
  );
}

function Settings() {
  const { data, error, refetch } = useProviderQuery(queryKeys.retention, (provider) => provider.retention());
  return (
    <Group title="How long data is kept">
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {data ? (
        <RetentionForm key={data.updatedAt} stored={data} />
      ) : (
        !error && <Skeleton variant="rounded" height={220} role="img" aria-label="Loading the settings" />
      )}
    </Group>
  );
}
