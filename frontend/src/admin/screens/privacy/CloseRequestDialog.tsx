import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { requestChangeLimits } from '@/shared/api-limits';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
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
  const form = useRecordForm<{ state: 'done' | 'refused'; outcome: string }, unknown>({
    // no draft: what is written about a person here is not stored in the browser
    stored: { value: { state: 'done', outcome: '' } },
    run: (provider, { state, outcome }) =>
      provider.update('privacyRequests', { id: request.id, data: { state, outcome: outcome.trim() } }),
    invalidates: () => [queryKeys.privacyRequests, queryKeys.people, queryKeys.waiting],
    success: () => ({ title: 'The request is closed' }),
    inlineErrors: true,
    onClose,
  });
  const { state, outcome } = form.value;
  return (
    <RecordForm
      form={form}
      title="Close the request"
      action="Close the request"
      ready={isReason(outcome)}
      limits={requestChangeLimits}
      failureWords={(error) =>
        failureWords(error, 'The request is still open.', 'Look in the list whether it is closed.')
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {request.email}
        <br />
        {KIND_LABELS[request.kind]}
      </Typography>
      <RadioGroup
        aria-label="What came of it"
        value={state}
        onChange={(_, value) => form.change({ state: value === 'refused' ? 'refused' : 'done', outcome })}
      >
        <FormControlLabel
          value="done"
          control={<Radio color="secondary" />}
          label="Done as the person asked"
        />
        <FormControlLabel value="refused" control={<Radio color="secondary" />} label="Refused" />
      </RadioGroup>
      <Field
        name="outcome"
        label="Outcome"
        type="lines"
        hint={
          state === 'done' ? 'What was done, and how the person was told.' : 'Why, as you told the person.'
        }
      />
    </RecordForm>
  );
}
