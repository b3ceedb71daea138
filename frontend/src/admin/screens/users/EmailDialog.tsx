import { DialogContentText } from '@mui/material';
import { emailLimits } from '@/shared/api-limits';
import type { User } from '@/shared/api-types';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';

interface EmailDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets or removes another user's e-mail address. */
export function EmailDialog({ user, onClose }: EmailDialogProps) {
  const form = useRecordForm({
    stored: { value: { email: user.email ?? '' } },
    run: (provider, { email }) =>
      provider.update('users', { id: user.id, data: { email: email.trim() || null } }),
    invalidates: () => [queryKeys.users],
    success: ({ email }) => ({ title: email.trim() ? 'E-mail address saved' : 'E-mail address removed' }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="E-mail Address"
      action="Save"
      ready={form.value.email.trim() !== (user.email ?? '')}
      asks={false}
      limits={emailLimits}
    >
      <DialogContentText>
        Of {user.name} (@{user.username}), who can then set a forgotten password by mail.
      </DialogContentText>
      <Field
        name="email"
        label="E-mail address"
        type="email"
        autoFocus
        hint={user.email && 'Empty removes the address.'}
      />
    </RecordForm>
  );
}
