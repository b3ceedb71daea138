import { Typography } from '@mui/material';
import { newRequestLimits } from '@/shared/api-limits';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { businessToday } from '@/admin/ground/words/dueWords';
import { failureWords } from './errorWords';
import { KIND_HINTS, KIND_LABELS } from './requestWords';
import type { NewRequest } from '@/admin/ground/api/privacyTypes';

/** Records a person's request about their data; the server computes the due date. */
export function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const form = useRecordForm<NewRequest & { note: string }, unknown>({
    // no draft: what is written about a person here is not stored in the browser
    stored: {
      value: { kind: 'access', email: '', receivedOn: businessToday(), note: '' },
    },
    run: (provider, { note, email, ...rest }) =>
      provider.create('privacyRequests', {
        data: { ...rest, email: email.trim(), ...(note.trim() && { note: note.trim() }) },
      }),
    invalidates: () => [queryKeys.privacyRequests, queryKeys.people, queryKeys.waiting],
    success: () => ({ title: 'The request is added' }),
    inlineErrors: true,
    onClose,
  });
  const { kind, email, receivedOn } = form.value;
  return (
    <RecordForm
      form={form}
      title="Add a request"
      action="Add"
      ready={email.trim() !== '' && receivedOn !== ''}
      limits={newRequestLimits}
      failureWords={(error) =>
        failureWords(error, 'The request was not added.', 'Look in the list whether it was added.')
      }
    >
      <Field name="kind" label="What the person asks for" choices={KIND_LABELS} hint={KIND_HINTS[kind]} />
      <Field
        name="email"
        label="E-mail address of the person"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <Field
        name="receivedOn"
        label="Received on"
        type="date"
        slotProps={{ htmlInput: { max: businessToday() } }}
      />
      <Field
        name="note"
        label="Note"
        type="lines"
        hint="Optional: how the person asked, and how you know that it is them."
      />
      <Typography variant="body2" color="textSecondary">
        The answer is due 15 working days after the day you received it. Public holidays do not count.
      </Typography>
    </RecordForm>
  );
}
