import { Box, Button, Chip, Typography } from '@mui/material';
import type { OwnSession } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** Where the user is signed in, with a button that ends each of the other sessions. */
export function SessionList() {
  const query = useProviderQuery(queryKeys.ownSessions, (provider) => provider.ownSessions());
  const { data } = query;
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
      <QueryState of={query} loading="Loading sessions" height={64} sx={{ mt: 1.5 }} />
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
