import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import type { User } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface SecondFactorDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Removes the second factor of another user, who lost it; this ends the user's sessions. */
export function SecondFactorDialog({ user, onClose }: SecondFactorDialogProps) {
  const { mutate, isPending } = useProviderMutation({
    run: (provider, _: void) => provider.resetSecondFactor(user.id),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'Second factor reset successfully' }),
    onSuccess: onClose,
  });
  return (
    <ConsoleDialog open onClose={onClose} title="Reset Second Factor" maxWidth="xs">
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <DialogContentText>
          {user.name} (@{user.username})
        </DialogContentText>
        <DialogContentText>
          The authenticator app, passkeys and recovery codes of this account stop working, and its sessions
          end. Until a new one is set up, the password alone signs in: make sure that it is really {user.name}{' '}
          who asks.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
          Reset Second Factor
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
