import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import type { OwnSession } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** Where the user is signed in, with a button that ends each of the other sessions. */
export function SessionList() {
  const { data, error, refetch } = useProviderQuery(queryKeys.ownSessions, (provider) =>
    provider.ownSessions(),
  );
  const ending = useProviderMutation({
    run: (provider, id: string | null) =>
      id === null ? provider.endOtherSessions() : provider.endSession(id),
    invalidates: () => [queryKeys.ownSessions],
    success: (id) => ({ title: id === null ? 'All other sessions ended' : 'Session ended' }),
  });
  return (
    <>
      <Typography color="textSecondary">
        The browsers in which you are signed in. Is there one that is not yours? End it, and change your
        password.
      </Typography>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {!data && !error && (
        <Skeleton variant="rounded" height={64} sx={{ mt: 1.5 }} role="img" aria-label="Loading sessions" />
      )}
      <Box component="ul" aria-label="Sessions" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </Box>
      {data && data.length > 1 && (
        <Button
          variant="outlined"
          color="secondary"
          sx={{ mt: 2 }}
          disabled={ending.isPending}
          onClick={() => ending.mutate(null)}
        >
          End all other sessions
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { browser, createdAt, seenAt, current }, busy, onEnd }: SessionRowProps) {
  return (
    <Box component="li" sx={rowShape}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{browser}</Typography>
        <Typography variant="body2" color="textSecondary">
          Signed in {formatDateTime(createdAt)}
          {!current && `, last seen ${formatDateTime(seenAt)}`}
        </Typography>
      </Box>
      {current ? (
        <Chip size="small" color="success" variant="outlined" label="This browser" />
      ) : (
        <Button color="error" disabled={busy} onClick={onEnd} aria-label={`End the session in ${browser}`}>
          End
        </Button>
      )}
    </Box>
  );
}

const rowShape = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
