import { Alert } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import type { Step } from './BreachSteps';
import { failureWords } from './errorWords';
import { MomentField } from '@/admin/ground/forms/MomentField';
import type { BreachReport } from '@/admin/ground/api/privacyTypes';

interface StepDialogProps {
  readonly breach: BreachReport;
  readonly step: Step;
  readonly onClose: () => void;
}

/** Records when a step of a case was taken. */
export function StepDialog({ breach, step: { name, label }, onClose }: StepDialogProps) {
  const [moment, setMoment] = useState(() => dateAndTimeOf(new Date().toISOString()));
  const at = momentOf(moment.date, moment.time);
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, time: string) => provider.update('breaches', { id: breach.id, data: { [name]: time } }),
    invalidates: () => [queryKeys.breaches],
    success: () => ({ title: 'The case is updated' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const fieldError = fieldErrors(error)[name];
  return (
    <FormDialog
      title={label}
      action="Record"
      ready={at !== null && !isPending}
      onSubmit={() => at && mutate(at)}
      onClose={onClose}
    >
      <MomentField label="Done on" value={moment} onChange={setMoment} error={fieldError} />
      {error && !fieldError && (
        <Alert severity="error">
          {failureWords(error, 'Nothing was recorded.', 'Load the page again to see what was recorded.')}
        </Alert>
      )}
    </FormDialog>
  );
}
