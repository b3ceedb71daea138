import { ROLES } from '@contract';
import { useState } from 'react';
import { newUserLimits } from '@/shared/api-limits';
import { Field } from '@/admin/ground/forms/Field';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import type { NewUser } from '@/admin/ground/api/requests';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { ROLE_LABELS } from './userWords';

const ROLE_CHOICES = Object.fromEntries(ROLES.map((role) => [role, ROLE_LABELS[role]]));

/** Creates an account; the default role is Admin Assistant (spec §6). */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  // not part of the draft: passwords are never stored in the browser
  const [password, setPassword] = useState('');
  const form = useRecordForm<Omit<NewUser, 'password'>, unknown>({
    stored: {
      draftKey: 'user',
      value: { name: '', username: '', email: '', role: 'admin_assistant' },
    },
    run: (provider, user) => provider.create('users', { data: { ...user, password } }),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'User created successfully' }),
    onClose,
  });
  const { name, username } = form.value;
  return (
    <RecordForm
      form={form}
      title="Add New Admin"
      action="Create User"
      ready={name !== '' && username !== '' && password !== ''}
      limits={newUserLimits}
    >
      <Field name="name" label="Full Name" autoFocus />
      <Field name="username" label="Username" />
      <Field name="email" label="E-mail" optional />
      <NewPasswordField
        label="Password"
        names={[name, username]}
        value={password}
        onChange={setPassword}
        error={form.errors.password}
      />
      <Field name="role" label="Role" choices={ROLE_CHOICES} />
    </RecordForm>
  );
}
