import { TextField } from '@mui/material';
import { clientNoteLimits } from '@/shared/api-limits';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useClientNote } from './useClientNote';

interface LogCallDialogProps {
  readonly client: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const BEGINNING = 'Call: ';

/** What was said on the phone, for the timeline of the client. */
export function LogCallDialog({ client, onClose }: LogCallDialogProps) {
  const { note, error, failure, ready, add } = useClientNote({
    clientId: client.id,
    draftKey: draftKeys.clientCall(client.id),
    beginning: BEGINNING,
    onAdded: onClose,
  });
  return (
    <FormDialog
      title={`Call with ${client.name}`}
      action="Log call"
      ready={ready}
      draft={note}
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    >
      <DraftNotice draft={note} />
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        label="What was said"
        value={note.value}
        onChange={({ target }) => note.change(target.value)}
        error={Boolean(error)}
        helperText={error ?? 'Stands in the timeline of the client'}
        slotProps={{ htmlInput: { maxLength: clientNoteLimits.note.max - BEGINNING.length } }}
      />
    </FormDialog>
  );
}
