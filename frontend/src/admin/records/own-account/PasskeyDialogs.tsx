import { Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { newPasskeyLimits } from '@/shared/api-limits';
import type { Passkey } from '@/shared/api-types';
import { PasswordField } from '@/admin/ground/forms/PasswordField';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { PasswordConfirmation } from './PasswordConfirmation';
import { RecoveryCodes } from './RecoveryCodes';

/** Makes a passkey in this browser. The first factor of an account comes with recovery codes. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, data } = useProviderMutation({
    run: (provider, _: void) => provider.addPasskey(name.trim(), password),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Passkey added' }),
    onSuccess: (codes) => {
      if (!codes) onClose();
    },
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const ready = name.trim() !== '' && password !== '' && !isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) mutate();
  }
  if (data) return <RecoveryCodes codes={data} onDone={onClose} />;
  return (
    <ConsoleDialog open onClose={onClose} title="Add a passkey" maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <DialogContentText>
            Name the device that keeps it. Your browser then asks you to confirm.
          </DialogContentText>
          <TextField
            label="Name"
            placeholder="Phone of Ana"
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={Boolean(errors.name ?? errors.response)}
            helperText={errors.name ?? errors.response}
            slotProps={{ htmlInput: { maxLength: newPasskeyLimits.name.max }, inputLabel: { shrink: true } }}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={Boolean(errors.password)}
            helperText={errors.password}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            {isPending ? 'Waiting for your device…' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, next: string) => provider.renamePasskey(passkey.id, next),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Passkey renamed' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const wrong = fieldErrors(error).name;
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(name.trim());
  }
  return (
    <ConsoleDialog open onClose={onClose} title="Rename passkey" maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: '8px !important' }}>
          <TextField
            label="Name"
            fullWidth
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={Boolean(wrong)}
            helperText={wrong}
            slotProps={{ htmlInput: { maxLength: newPasskeyLimits.name.max } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={name.trim() === '' || isPending}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const remove = useProviderMutation({
    run: (provider, password: string) => provider.removePasskey(passkey.id, password),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Passkey removed' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  return (
    <ConsoleDialog open onClose={onClose} title="Remove passkey" maxWidth="xs">
      <PasswordConfirmation
        text={`“${passkey.name}” no longer signs in. Remove it from the device, too.`}
        action="Remove"
        destructive
        change={remove}
        onClose={onClose}
      />
    </ConsoleDialog>
  );
}
