import { Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { User } from '../../shared/api-types';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { fieldErrors } from '../providers/fieldErrors';
import { useChangeUserStatus } from './useChangeUserStatus';

const WORDS = {
  deactivated: {
    title: 'Deactivate User',
    text: 'This will deactivate the user account. You can restore it later.',
    action: 'Deactivate',
  },
  removed: {
    title: 'Remove User',
    text: 'This will permanently remove the user account from active and deactivated lists.',
    action: 'Remove',
  },
} as const;

interface StatusDialogProps {
  readonly user: User;
  readonly status: keyof typeof WORDS;
  readonly onClose: () => void;
}

/** Says what will happen and asks for a reason, which may be left out. */
export function StatusDialog({ user, status, onClose }: StatusDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useChangeUserStatus(onClose);
  const { title, text, action } = WORDS[status];
  const refused = fieldErrors(error).note;
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate({ id: user.id, status, note: note.trim() });
  }
  return (
    <ConsoleDialog open onClose={onClose} title={title} maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <DialogContentText>
            {user.name} (@{user.username})
          </DialogContentText>
          <DialogContentText>{text}</DialogContentText>
          <TextField
            label="Reason"
            placeholder="Optional"
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={Boolean(refused)}
            helperText={refused}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
