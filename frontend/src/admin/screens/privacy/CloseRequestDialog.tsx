import { Alert, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { failureWords } from './errorWords';
import { isReason } from './ReasonField';
import { KIND_LABELS } from './requestWords';
import type { PrivacyRequest } from '@/admin/ground/api/privacyTypes';

interface CloseRequestDialogProps {
  readonly request: PrivacyRequest;
  readonly onClose: () => void;
}

/** Closes a request with what came of it. */
export function CloseRequestDialog({ request, onClose }: CloseRequestDialogProps) {
  const [state, setState] = useState<'done' | 'refused'>('done');
  // no draft: what is written about a person here is not stored in the browser
  const [outcome, setOutcome] = useState('');
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider) => provider.changeRequest(request.id, state, outcome.trim()),
    invalidates: () => [queryKeys.privacyRequests, queryKeys.people, queryKeys.waiting],
    success: () => ({ title: 'The request is closed' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const ready = isReason(outcome) && !isPending;
  return (
    <FormDialog
      title="Close the request"
      action="Close the request"
      ready={ready}
      onSubmit={() => mutate(undefined)}
      draft={{ dirty: outcome !== '' }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {request.email}
        <br />
        {KIND_LABELS[request.kind]}
      </Typography>
      <RadioGroup
        aria-label="What came of it"
        value={state}
        onChange={(_, value) => setState(value === 'refused' ? 'refused' : 'done')}
      >
        <FormControlLabel
          value="done"
          control={<Radio color="secondary" />}
          label="Done as the person asked"
        />
        <FormControlLabel value="refused" control={<Radio color="secondary" />} label="Refused" />
      </RadioGroup>
      <TextField
        label="Outcome"
        multiline
        minRows={2}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
        error={Boolean(errors.outcome)}
        helperText={
          errors.outcome ??
          (state === 'done' ? 'What was done, and how the person was told.' : 'Why, as you told the person.')
        }
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      {error && !errors.outcome && (
        <Alert severity="error">
          {failureWords(error, 'The request is still open.', 'Look in the list whether it is closed.')}
        </Alert>
      )}
    </FormDialog>
  );
}
