import { DialogContentText, TextField } from '@mui/material';
import type { User } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
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

const keysText = (count: number) =>
  `${count} API ${count === 1 ? 'key' : 'keys'} made by this person ${count === 1 ? 'stays' : 'stay'} valid. You can end them under Connections.`;

interface StatusDialogProps {
  readonly user: User;
  readonly status: keyof typeof WORDS;
  readonly onClose: () => void;
}

/** Confirms a deactivation or removal, with an optional reason. */
export function StatusDialog({ user, status, onClose }: StatusDialogProps) {
  const draft = useEditedRecord({ draftKey: `user-status.${status}.${user.id}`, value: '' });
  const { mutate, isPending, error } = useChangeUserStatus(() => {
    draft.clear();
    onClose();
  });
  const { data: apiKeys = [] } = useProviderQuery(queryKeys.apiKeys, (provider) => provider.apiKeys());
  const keys = apiKeys.filter(({ state, createdBy }) => state === 'active' && createdBy === user.id).length;
  const { title, text, action } = WORDS[status];
  const fieldError = fieldErrors(error).note;
  return (
    <FormDialog
      title={title}
      action={action}
      color="error"
      ready={!isPending}
      onSubmit={() => mutate({ id: user.id, status, note: draft.value.trim() })}
      draft={draft}
      onClose={onClose}
    >
      <DialogContentText>
        {user.name} (@{user.username})
      </DialogContentText>
      <DialogContentText>{text}</DialogContentText>
      {keys > 0 && <DialogContentText>{keysText(keys)}</DialogContentText>}
      <DraftNotice draft={draft} />
      <TextField
        label="Reason"
        multiline
        minRows={2}
        value={draft.value}
        onChange={(event) => draft.change(event.target.value)}
        error={Boolean(fieldError)}
        helperText={fieldError ?? 'Optional'}
      />
    </FormDialog>
  );
}
