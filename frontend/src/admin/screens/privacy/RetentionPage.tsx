import { QueryState } from '@/admin/ground/loading/QueryState';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { queryKeys } from '@/admin/ground/api/queryKeys';
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
  const query = useProviderQuery(queryKeys.due, (provider) => provider.due(), {
    uncached: true,
  });
  return (
    <>
      <QueryState of={query} loading="Counting what is due" />
      {query.data && <DueErasure due={query.data} />}
    </>
  );
}

function Settings() {
  const query = useProviderQuery(queryKeys.retention, (provider) => provider.retention());
  const { data } = query;
  return (
    <Group title="How long data is kept">
      <QueryState of={query} loading="Loading the settings" height={220} />
      {data && <RetentionForm key={data.updatedAt} stored={data} />}
    </Group>
  );
}
