import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { PasswordField } from '@/admin/ground/forms/PasswordField';

/** Changes the signed-in user's own password; their other sessions end. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, passwords: { current: string; next: string }) =>
      provider.changeOwnPassword(passwords.current, passwords.next),
    invalidates: () => [],
    success: () => ({ title: 'Success', description: 'Password changed. Your other sessions have ended.' }),
    onSuccess: onClose,
  });
  const errors = fieldErrors(error);
  const ready =
    currentPassword !== '' && [...newPassword].length >= consoleSettings.passwordMinLength && !isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) mutate({ current: currentPassword, next: newPassword });
  }
  return (
    <ConsoleDialog open onClose={onClose} title="Change Password" maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            autoFocus
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
            error={Boolean(errors.currentPassword)}
            helperText={errors.currentPassword}
          />
          <NewPasswordField
            label="New Password"
            names={user ? [user.name, user.username] : []}
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
            error={Boolean(errors.newPassword)}
            helperText={errors.newPassword ?? `At least ${consoleSettings.passwordMinLength} characters`}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            Change Password
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
