import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { PasswordField } from '@/admin/ground/forms/PasswordField';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';

interface PasswordConfirmationProps {
  readonly text: string;
  readonly action: string;
  readonly destructive?: boolean;
  readonly change: {
    readonly mutate: (password: string) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly onClose: () => void;
}

/** Asks for the user's password before a change: the content of a dialog. */
export function PasswordConfirmation({
  text,
  action,
  destructive = false,
  change: { mutate, isPending, error },
  onClose,
}: PasswordConfirmationProps) {
  const [password, setPassword] = useState('');
  const wrong = fieldErrors(error).password;
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(password);
  }
  return (
    <form onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <DialogContentText>{text}</DialogContentText>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={Boolean(wrong)}
          helperText={wrong}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={password === '' || isPending}
        >
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
