import { SectionCard } from '../layout/SectionCard';
import { ActivityIcon } from '../leads/ActivityIcon';
import { activityText } from '../leads/activityText';
import { Timeline } from '../leads/Timeline';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';

const NOTHING = { notes: [], tasks: [] };

/** What happened to a client and their policies, newest first. */
export function ClientTimeline({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useProviderQuery(queryKeys.clientActivity(clientId), (provider) =>
    provider.clientActivity(clientId),
  );
  return (
    <SectionCard title="Timeline">
      <Timeline
        label="Timeline"
        height="auto"
        maxHeight={400}
        emptyText="Nothing yet. What happens to policies, premiums and cases is listed here."
        error={error}
        onRetry={refetch}
        entries={data?.map((entry) => ({
          id: entry.id,
          text: activityText(entry, NOTHING),
          who: entry.performedByName,
          createdAt: entry.createdAt,
          icon: <ActivityIcon actionType={entry.actionType} />,
        }))}
      />
    </SectionCard>
  );
}
