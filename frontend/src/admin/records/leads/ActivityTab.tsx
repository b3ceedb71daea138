import type { LeadRef } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useTasksAbout } from '../tasks/useTasksAbout';
import { ActivityIcon } from './ActivityIcon';
import { activityText } from './activityText';
import { Timeline } from './Timeline';

/** The activity of a lead, newest first. */
export function ActivityTab({ lead }: { lead: LeadRef }) {
  const { data, error, refetch } = useProviderQuery(queryKeys.activity(lead), (provider) =>
    provider.activity(lead),
  );
  const { data: notes = [] } = useProviderQuery(queryKeys.notes(lead), (provider) => provider.notes(lead));
  const { data: tasks = [] } = useTasksAbout(lead);
  return (
    <Timeline
      label="Activity"
      height={400}
      emptyText="No activity yet"
      error={error}
      onRetry={refetch}
      entries={data?.map((entry) => ({
        id: entry.id,
        text: activityText(entry, { notes, tasks }),
        who: entry.performedByName,
        createdAt: entry.createdAt,
        icon: <ActivityIcon actionType={entry.actionType} />,
      }))}
    />
  );
}
