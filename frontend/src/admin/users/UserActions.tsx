import { Box, Button, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '../../shared/api-types';
import { useCurrentUser } from '../providers/useCurrentUser';
import type { UserDialog } from './UserCard';
import { useChangeUserStatus } from './useChangeUserStatus';

interface UserActionsProps {
  readonly user: User;
  readonly onOpen: (dialog: UserDialog) => void;
}

/** The actions on an account; users cannot change their own account here (spec §6). */
export function UserActions({ user, onOpen }: UserActionsProps) {
  const noteId = useId();
  const own = useCurrentUser()?.id === user.id;
  const { mutate: changeStatus, isPending } = useChangeUserStatus();
  const reason = own ? { 'aria-describedby': noteId } : {};
  const restore = () => changeStatus({ id: user.id, status: 'active' });
  return (
    <Box sx={shape}>
      {user.status === 'active' && (
        <>
          <Button
            variant="outlined"
            color="secondary"
            disabled={own}
            {...reason}
            onClick={() => onOpen('password')}
          >
            Reset Password
          </Button>
          {user.secondFactor && (
            <Button
              variant="outlined"
              color="secondary"
              disabled={own}
              {...reason}
              onClick={() => onOpen('second-factor')}
            >
              Reset Second Factor
            </Button>
          )}
          <Button
            variant="outlined"
            color="secondary"
            disabled={own}
            {...reason}
            onClick={() => onOpen('email')}
          >
            {user.email ? 'Change E-mail' : 'Add E-mail'}
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={own}
            {...reason}
            onClick={() => onOpen('deactivated')}
          >
            Deactivate
          </Button>
          {own && (
            <Typography id={noteId} variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
              Your own account. Change it under{' '}
              <Link component={RouterLink} to="/admin/security" color="secondary" underline="always">
                Security
              </Link>
              .
            </Typography>
          )}
        </>
      )}
      {user.status !== 'active' && (
        <Button variant="outlined" color="secondary" disabled={isPending} onClick={restore}>
          Restore
        </Button>
      )}
      {user.status === 'deactivated' && (
        <Button variant="outlined" color="error" onClick={() => onOpen('removed')}>
          Remove
        </Button>
      )}
    </Box>
  );
}

const shape = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'flex-end' },
  gap: 1,
  flexShrink: 0,
  maxWidth: { sm: 300 },
  textAlign: { sm: 'right' },
};
