import { ROLES, type Role } from '@contract';
import { Button, DialogActions, DialogContent, MenuItem, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import type { NewUser } from '../providers/consoleProvider';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useChange } from '../providers/useChange';
import { ROLE_LABELS } from './userWords';

const FIELDS = [
  { field: 'name', label: 'Full Name', type: 'text', autoComplete: 'off' },
  { field: 'username', label: 'Username', type: 'text', autoComplete: 'off' },
  { field: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
] as const;

/** A new account; an Admin Assistant unless chosen otherwise (spec §6). */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const [user, setUser] = useState<NewUser>({
    name: '',
    username: '',
    password: '',
    role: 'admin_assistant',
  });
  const { mutate, isPending, error } = useChange({
    run: (provider, entered: NewUser) => provider.createUser(entered),
    refreshes: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'User created successfully' }),
    onSuccess: onClose,
  });
  const errors = fieldErrors(error);
  const ready = FIELDS.every(({ field }) => user[field] !== '') && !isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) mutate(user);
  }
  return (
    <ConsoleDialog open onClose={onClose} title="Add New Admin" maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
          {FIELDS.map(({ field, label, type, autoComplete }) => (
            <TextField
              key={field}
              label={label}
              type={type}
              autoComplete={autoComplete}
              autoFocus={field === 'name'}
              value={user[field]}
              onChange={(event) => setUser({ ...user, [field]: event.target.value })}
              error={Boolean(errors[field])}
              helperText={errors[field]}
            />
          ))}
          <TextField
            select
            label="Role"
            value={user.role}
            onChange={(event) => setUser({ ...user, role: event.target.value as Role })}
          >
            {ROLES.map((role) => (
              <MenuItem key={role} value={role}>
                {ROLE_LABELS[role]}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            Create User
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
