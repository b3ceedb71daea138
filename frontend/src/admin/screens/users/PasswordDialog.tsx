import { DialogContentText } from '@mui/material';
import type { User } from '@/shared/api-types';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { isLongEnough } from '@/admin/ground/forms/passwordStrength';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { queryKeys } from '@/admin/ground/api/queryKeys';

interface PasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets another user's password; this ends the user's sessions. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const form = useRecordForm({
    stored: { value: { password: '' } },
    run: (provider, { password }) => provider.resetPassword(user.id, password),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'Password reset successfully' }),
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Reset Password"
      action="Reset Password"
      ready={isLongEnough(form.value.password)}
      asks={false}
    >
      <DialogContentText>
        For {user.name} (@{user.username}), who will have to sign in again.
      </DialogContentText>
      <NewPasswordField
        {...form.given('password')}
        label="New Password"
        hint=""
        placeholder={`Enter new password (min ${consoleSettings.passwordMinLength} characters)`}
        names={[user.name, user.username]}
        autoFocus
      />
    </RecordForm>
  );
}
