import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import type { User } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface EmailDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets or removes another user's e-mail address. */
export function EmailDialog({ user, onClose }: EmailDialogProps) {
  const [entered, setEntered] = useState(user.email ?? '');
  const email = entered.trim() === '' ? null : entered.trim();
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, next: string | null) => provider.changeUserEmail(user.id, next),
    invalidates: () => [queryKeys.users],
    success: (next) => ({ title: next ? 'E-mail address saved' : 'E-mail address removed' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const fieldError = fieldErrors(error).email;
  const ready = email !== user.email && !isPending;
  return (
    <FormDialog
      title="E-mail Address"
      action="Save"
      ready={ready}
      onSubmit={() => mutate(email)}
      onClose={onClose}
    >
      <DialogContentText>
        Of {user.name} (@{user.username}), who can then set a forgotten password by mail.
      </DialogContentText>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="off"
        autoFocus
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
        error={Boolean(fieldError)}
        helperText={fieldError ?? (user.email ? 'Empty removes the address.' : undefined)}
      />
    </FormDialog>
  );
}
