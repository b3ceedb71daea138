import { Box, Card, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import type { User } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { UserActions } from './UserActions';
import { departure, ROLE_LABELS } from './userWords';

/** The dialogs that a card can open. */
export type UserDialog = 'password' | 'email' | 'second-factor' | 'deactivated' | 'removed';

interface UserCardProps {
  readonly user: User;
  readonly onOpen: (dialog: UserDialog) => void;
}

const GONE = { deactivated: 'Deactivated', removed: 'Removed' } as const;

/** An account with its role, status, dates and actions. */
export function UserCard({ user, onOpen }: UserCardProps) {
  const id = useId();
  const own = useCurrentUser()?.id === user.id;
  return (
    <Card component="article" aria-labelledby={id} sx={cardShape}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {user.name}
          </Typography>
          <Chip size="small" variant="outlined" label={ROLE_LABELS[user.role as string] ?? user.role} />
          {own && <Chip size="small" label="You" />}
          {user.status !== 'active' && <Chip size="small" label={GONE[user.status]} />}
          {user.secondFactor && <Chip size="small" variant="outlined" label="Second factor" />}
        </Box>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          @{user.username}
          {user.email && ` · ${user.email}`}
        </Typography>
        {user.status === 'active' ? (
          <Typography variant="body2" color="textSecondary">
            Created {formatDateTime(user.createdAt)}
          </Typography>
        ) : (
          <Departure user={user} />
        )}
      </Box>
      <UserActions user={user} own={own} onOpen={onOpen} />
    </Card>
  );
}

function Departure({ user }: { user: User }) {
  const { note, date } = departure(user);
  return (
    <>
      {note && <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>Reason: {note}</Typography>}
      {date && (
        <Typography variant="body2" color="textSecondary">
          {user.status === 'removed' ? 'Removed' : 'Deactivated'} {formatDateTime(date)}
        </Typography>
      )}
    </>
  );
}

const cardShape = {
  p: 2,
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  alignItems: { lg: 'center' },
  gap: 2,
};
