import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { businessToday } from '@/admin/ground/words/dueWords';
import { failureWords } from './errorWords';
import { KIND_HINTS, KIND_LABELS } from './requestWords';
import type { NewRequest, RequestKind } from '@/admin/ground/api/privacyTypes';

const KINDS = Object.keys(KIND_LABELS) as RequestKind[];

/** Records a person's request about their data; the server computes the due date. */
export function NewRequestDialog({ onClose }: { onClose: () => void }) {
  // no draft: what is written about a person here is not stored in the browser
  const [untouched] = useState({
    kind: 'access' as RequestKind,
    email: '',
    receivedOn: businessToday(),
    note: '',
  });
  const [request, setRequest] = useState(untouched);
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, asked: NewRequest) => provider.addRequest(asked),
    invalidates: () => [queryKeys.privacyRequests, queryKeys.people, queryKeys.waiting],
    success: () => ({ title: 'The request is added' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const field = (name: keyof typeof request) => ({
    value: request[name],
    onChange: ({ target }: { target: { value: string } }) => setRequest({ ...request, [name]: target.value }),
    error: Boolean(errors[name]),
    helperText: errors[name],
  });
  const ready = request.email.trim() !== '' && request.receivedOn !== '' && !isPending;
  function submit() {
    const { note, email, ...rest } = request;
    mutate({ ...rest, email: email.trim(), ...(note.trim() && { note: note.trim() }) });
  }
  return (
    <FormDialog
      title="Add a request"
      action="Add"
      ready={ready}
      onSubmit={submit}
      draft={{ dirty: request.email !== '' || request.note !== '' }}
      onClose={onClose}
    >
      <TextField
        select
        label="What the person asks for"
        {...field('kind')}
        helperText={errors.kind ?? KIND_HINTS[request.kind]}
      >
        {KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {KIND_LABELS[kind]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="E-mail address of the person"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        {...field('email')}
      />
      <TextField
        label="Received on"
        type="date"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: businessToday() } }}
        {...field('receivedOn')}
      />
      <TextField
        label="Note"
        multiline
        minRows={2}
        {...field('note')}
        helperText={errors.note ?? 'Optional: how the person asked, and how you know that it is them.'}
      />
      <Typography variant="body2" color="textSecondary">
        The answer is due 15 working days after the day you received it. Public holidays do not count.
      </Typography>
      {error && Object.keys(errors).length === 0 && (
        <Alert severity="error">
          {failureWords(error, 'The request was not added.', 'Look in the list whether it was added.')}
        </Alert>
      )}
    </FormDialog>
  );
}
