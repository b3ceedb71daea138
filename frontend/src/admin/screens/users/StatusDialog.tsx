import { DialogContentText } from '@mui/material';
import { userStatusLimits } from '@/shared/api-limits';
import type { User } from '@/shared/api-types';
import type { FieldProps } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useAllRecords } from '@/admin/ground/api/useRecord';

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

const FIELDS: readonly FieldProps[] = [{ name: 'note', label: 'Reason', type: 'lines', hint: 'Optional' }];

const keysText = (count: number) =>
  `${count} API ${count === 1 ? 'key' : 'keys'} made by this person ${count === 1 ? 'stays' : 'stay'} valid. You can end them under Connections.`;

interface StatusDialogProps {
  readonly user: User;
  readonly status: keyof typeof WORDS;
  readonly onClose: () => void;
}

/** Confirms a deactivation or removal, with an optional reason. */
export function StatusDialog({ user, status, onClose }: StatusDialogProps) {
  const form = useRecordForm({
    stored: { draftKey: `user-status.${status}.${user.id}`, value: { note: '' } },
    run: (provider, { note }) =>
      provider.update('users', { id: user.id, data: { status, note: note.trim() || undefined } }),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'User status updated' }),
    onClose,
  });
  const { data: apiKeys = [] } = useAllRecords('apiKeys');
  const keys = apiKeys.filter(({ state, createdBy }) => state === 'active' && createdBy === user.id).length;
  const { title, text, action } = WORDS[status];
  return (
    <RecordForm
      form={form}
      title={title}
      action={action}
      color="error"
      ready
      limits={userStatusLimits}
      head={
        <>
          <DialogContentText>
            {user.name} (@{user.username})
          </DialogContentText>
          <DialogContentText>{text}</DialogContentText>
          {keys > 0 && <DialogContentText>{keysText(keys)}</DialogContentText>}
        </>
      }
      fields={FIELDS}
    />
  );
}
