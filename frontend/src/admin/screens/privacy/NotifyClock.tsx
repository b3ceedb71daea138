import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { clockWords } from './breachWords';
import type { BreachSummary } from '@/admin/ground/api/privacyTypes';
import { useNow } from './useNow';

/** How much of the 72 hours is left, unless everybody has been told. */
export function NotifyClock({ breach }: { breach: BreachSummary }) {
  const now = useNow();
  const { closedAt, npcNotifiedAt, peopleNotifiedAt, notifyBy } = breach;
  if (closedAt) return <StatusChip status="Not Qualified" label="Closed" />;
  if (npcNotifiedAt && peopleNotifiedAt) return <StatusChip status="New" label="Everybody is told" />;
  return (
    <StatusChip status={Date.parse(notifyBy) < now ? 'Failed' : 'Hold'} label={clockWords(notifyBy, now)} />
  );
}
