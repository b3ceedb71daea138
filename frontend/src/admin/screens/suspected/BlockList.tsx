import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { BlockedSender } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { AddBlocked } from './AddBlocked';
import { BLOCK_LABELS } from '@/admin/records/suspected/suspectedWords';

const NEWEST_FIRST = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** The senders whose submissions are suspected. */
export function BlockList() {
  const query = useGetList<BlockedSender>('blocked', NEWEST_FIRST);
  const { data } = query;
  return (
    <Card component="section" aria-labelledby="block-list" sx={{ mt: 3, p: 2, maxWidth: READING_WIDTH }}>
      <Typography id="block-list" variant="h2">
        Block list
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        What these senders post is kept apart above. They are not told.
      </Typography>
      <AddBlocked />
      <QueryState of={query} loading={<Skeleton variant="rounded" height={56} sx={{ mt: 2 }} />} />
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Nobody is blocked.
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" aria-label="Blocked senders" sx={listShape}>
          {data.map((sender) => (
            <Entry key={sender.id} sender={sender} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Entry({ sender: { id, kind, value, note, createdByName, createdAt } }: { sender: BlockedSender }) {
  const { mutate, isPending } = useProviderMutation({
    run: (provider, entry: string) => provider.delete('blocked', { id: entry }),
    invalidates: () => [queryKeys.blocked],
    success: () => ({ title: `${value} is no longer blocked` }),
  });
  return (
    <Box component="li" sx={entryShape}>
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{value}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {BLOCK_LABELS[kind]}
          {note && ` · ${note}`} · {createdByName}, {formatDateTime(createdAt)}
        </Typography>
      </Box>
      <Button
        size="small"
        color="secondary"
        disabled={isPending}
        aria-label={`Remove ${value}`}
        onClick={() => mutate(id)}
      >
        Remove
      </Button>
    </Box>
  );
}

const listShape = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
const entryShape = { display: 'flex', alignItems: 'center', gap: 1, py: 1 };
