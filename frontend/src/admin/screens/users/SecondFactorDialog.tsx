import { DialogContentText } from '@mui/material';
import type { User } from '@/shared/api-types';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';

interface SecondFactorDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Removes the second factor of another user, who lost it; this ends the user's sessions. */
export const SecondFactorDialog = ({ user, onClose }: SecondFactorDialogProps) => (
  <QuestionDialog
    title="Reset Second Factor"
    action="Reset Second Factor"
    color="error"
    run={(provider) => provider.resetSecondFactor(user.id)}
    invalidates={[queryKeys.users]}
    success={() => ({ title: 'Success', description: 'Second factor reset successfully' })}
    onClose={onClose}
  >
    <DialogContentText>
      {user.name} (@{user.username})
    </DialogContentText>
    <DialogContentText>
      The authenticator app, passkeys and recovery codes of this account stop working, and its sessions end.
      Until a new one is set up, the password alone signs in: make sure that it is really {user.name} who
      asks.
    </DialogContentText>
  </QuestionDialog>
);
