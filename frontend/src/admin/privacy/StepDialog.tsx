import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { dateAndTimeOf, momentOf } from '../officeTime';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import type { Step } from './BreachSteps';
import { failureWords } from './errorWords';
import { MomentField } from './MomentField';
import type { BreachReport } from './types';

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
    run: (provider, time: string) => provider.changeBreach(breach.id, { [name]: time }),
    invalidates: () => [queryKeys.breaches],
    success: () => ({ title: 'The case is updated' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const fieldError = fieldErrors(error)[name];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (at && !isPending) mutate(at);
  }
  return (
    <ConsoleDialog open onClose={onClose} title={label} maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <MomentField label="Done on" value={moment} onChange={setMoment} error={fieldError} />
          {error && !fieldError && (
            <Alert severity="error">
              {failureWords(error, 'Nothing was recorded.', 'Load the page again to see what was recorded.')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!at || isPending}>
            Record
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
