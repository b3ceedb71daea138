import type { LeadRef } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useRead } from '../providers/useRead';
import { StoryList } from './StoryList';

/** What happened to the lead, newest first. */
export function ActivityTab({ lead }: { lead: LeadRef }) {
  const { data, error, refetch } = useRead(queryKeys.activity(lead), (provider) => provider.activity(lead));
  return (
    <StoryList
      label="Activity"
      height={400}
      emptyText="No activity yet"
      error={error}
      onRetry={refetch}
      entries={data?.map(({ id, actionDetails, performedByName, createdAt }) => ({
        id,
        text: actionDetails,
        who: performedByName,
        createdAt,
      }))}
    />
  );
}
