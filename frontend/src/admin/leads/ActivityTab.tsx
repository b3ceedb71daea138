import type { LeadRef } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';
import { ActivityIcon } from './ActivityIcon';
import { Timeline } from './Timeline';

/** The activity of a lead, newest first. */
export function ActivityTab({ lead }: { lead: LeadRef }) {
  const { data, error, refetch } = useProviderQuery(queryKeys.activity(lead), (provider) =>
    provider.activity(lead),
  );
  return (
    <Timeline
      label="Activity"
      height={400}
      emptyText="No activity yet"
      error={error}
      onRetry={refetch}
      entries={data?.map(({ id, actionType, actionDetails, performedByName, createdAt }) => ({
        id,
        text: actionDetails,
        who: performedByName,
        createdAt,
        icon: <ActivityIcon actionType={actionType} />,
      }))}
    />
  );
}
