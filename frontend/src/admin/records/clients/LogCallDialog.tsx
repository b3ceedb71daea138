import { clientNoteLimits } from '@/shared/api-limits';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useClientNote } from './useClientNote';

interface LogCallDialogProps {
  readonly client: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const BEGINNING = 'Call: ';
const LIMITS = { note: { max: clientNoteLimits.note.max - BEGINNING.length } };

/** What was said on the phone, for the timeline of the client. */
export function LogCallDialog({ client, onClose }: LogCallDialogProps) {
  const draftKey = draftKeys.clientCall(client.id);
  const form = useClientNote({ clientId: client.id, draftKey, beginning: BEGINNING, onClose });
  return (
    <RecordForm
      form={form}
      title={`Call with ${client.name}`}
      action="Log call"
      ready={form.value.note.trim() !== ''}
      limits={LIMITS}
    >
      <Field
        name="note"
        label="What was said"
        type="lines"
        minRows={3}
        autoFocus
        hint="Stands in the timeline of the client"
      />
    </RecordForm>
  );
}
