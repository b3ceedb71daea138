import { Box, Button } from '@mui/material';
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
  const own = useCurrentUser()?.id === user.id;
  const { mutate: changeStatus, isPending } = useChangeUserStatus();
  const restore = () => changeStatus({ id: user.id, status: 'active' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
      {user.status === 'active' && (
        <>
          <Button variant="outlined" color="secondary" disabled={own} onClick={() => onOpen('password')}>
            Reset Password
          </Button>
          <Button variant="outlined" color="error" disabled={own} onClick={() => onOpen('deactivated')}>
            Deactivate
          </Button>
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
