import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import type { User } from '@/shared/api-types';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface PasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets another user's password; this ends the user's sessions. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, next: string) => provider.resetPassword(user.id, next),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'Password reset successfully' }),
    onSuccess: onClose,
  });
  const fieldError = fieldErrors(error).password;
  const ready = [...password].length >= consoleSettings.passwordMinLength && !isPending;
  return (
    <FormDialog
      title="Reset Password"
      action="Reset Password"
      ready={ready}
      onSubmit={() => mutate(password)}
      onClose={onClose}
    >
      <DialogContentText>
        For {user.name} (@{user.username}), who will have to sign in again.
      </DialogContentText>
      <NewPasswordField
        label="New Password"
        placeholder={`Enter new password (min ${consoleSettings.passwordMinLength} characters)`}
        names={[user.name, user.username]}
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={Boolean(fieldError)}
        helperText={fieldError}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
