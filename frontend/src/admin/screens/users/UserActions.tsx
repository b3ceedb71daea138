import { Box, Button, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '@/shared/api-types';
import type { UserDialog } from './UserCard';
import { useChangeUserStatus } from './useChangeUserStatus';

interface UserActionsProps {
  readonly user: User;
  /** It is the account of the signed-in user. */
  readonly own: boolean;
  readonly onOpen: (dialog: UserDialog) => void;
}

/** The actions on an account. */
export function UserActions({ user, own, onOpen }: UserActionsProps) {
  const { mutate: changeStatus, isPending } = useChangeUserStatus();
  if (own) return <OwnActions />;
  const opens = (dialog: UserDialog) => ({ ...look, onClick: () => onOpen(dialog) });
  if (user.status === 'active')
    return (
      <Box sx={shape}>
        <Button {...opens('password')}>Reset Password</Button>
        {user.secondFactor && <Button {...opens('second-factor')}>Reset Second Factor</Button>}
        <Button {...opens('email')}>{user.email ? 'Change E-mail' : 'Add E-mail'}</Button>
        <Button {...opens('deactivated')} color="error">
          Deactivate
        </Button>
      </Box>
    );
  return (
    <Box sx={shape}>
      <Button {...look} disabled={isPending} onClick={() => changeStatus({ id: user.id, status: 'active' })}>
        Restore
      </Button>
      {user.status === 'deactivated' && (
        <Button {...opens('removed')} color="error">
          Remove
        </Button>
      )}
    </Box>
  );
}

/** Users cannot reset or deactivate their own account here (spec §6): both buttons are disabled. */
function OwnActions() {
  const noteId = useId();
  const dead = { disabled: true, size: 'small', 'aria-describedby': noteId } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={noteId} variant="body2" color="textSecondary">
        Change your own account under{' '}
        <Link component={RouterLink} to="/admin/security" color="secondary" underline="always">
          Security
        </Link>
        .
      </Typography>
      <Button {...dead}>Reset Password</Button>
      <Button {...dead}>Deactivate</Button>
    </Box>
  );
}

const look = { variant: 'outlined', color: 'secondary' } as const;

/** One row where the longest one fits, else one column. */
const shape = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: 1,
  flexShrink: 0,
};
