import { ROLES, type Role } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import type { NewUser } from '@/admin/ground/api/requests';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { ROLE_LABELS } from './userWords';

const FIELDS = [
  { field: 'name', label: 'Full Name' },
  { field: 'username', label: 'Username' },
  { field: 'email', label: 'E-mail (optional)' },
] as const;

/** Creates an account; the default role is Admin Assistant (spec §6). */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const draft = useEditedRecord<Omit<NewUser, 'password'>>({
    draftKey: 'user',
    value: { name: '', username: '', email: '', role: 'admin_assistant' },
  });
  // not part of the draft: passwords are never stored in the browser
  const [password, setPassword] = useState('');
  const user: NewUser = { ...draft.value, password };
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, entered: NewUser) => provider.createUser(entered),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'User created successfully' }),
    onSuccess: () => {
      draft.clear();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  const ready = user.name !== '' && user.username !== '' && password !== '' && !isPending;
  return (
    <FormDialog
      title="Add New Admin"
      action="Create User"
      ready={ready}
      onSubmit={() => mutate(user)}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} />
      {FIELDS.map(({ field, label }) => (
        <TextField
          key={field}
          label={label}
          autoComplete="off"
          autoFocus={field === 'name'}
          value={user[field] ?? ''}
          onChange={({ target }) => draft.change({ ...draft.value, [field]: target.value })}
          error={Boolean(errors[field])}
          helperText={errors[field]}
        />
      ))}
      <NewPasswordField
        label="Password"
        names={[user.name, user.username]}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={Boolean(errors.password)}
        helperText={errors.password ?? `At least ${consoleSettings.passwordMinLength} characters`}
      />
      <TextField
        select
        label="Role"
        value={user.role}
        onChange={(event) => draft.change({ ...draft.value, role: event.target.value as Role })}
      >
        {ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {ROLE_LABELS[role]}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
