import { Alert, Button, DialogContent, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { DiscardDialogActions } from '../dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '../dialogs/useDiscardConfirmation';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { failureWords } from './errorWords';
import { ReasonField, isReason } from './ReasonField';

/** Sets a legal hold: until it is lifted, nothing of the person is erased. */
export function HoldDialog({ email, onClose }: { email: string; onClose: () => void }) {
  // no draft: what is written about a person here is not stored in the browser
  const [reason, setReason] = useState('');
  const confirmation = useDiscardConfirmation({
    dirty: reason !== '',
    stored: false,
    clear: () => setReason(''),
    onClose,
  });
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider) => provider.addHold(email, reason.trim()),
    invalidates: () => [queryKeys.people, queryKeys.due, queryKeys.legalHolds],
    success: () => ({ title: 'The legal hold is set' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReason(reason) && !isPending) mutate(undefined);
  }
  return (
    <ConsoleDialog open onClose={confirmation.close} title="Legal hold" maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography>
            Nothing of <strong>{email}</strong> is erased until you lift the hold: neither here nor when old
            entries are erased. Use it while the data is needed, for example for a dispute or a claim.
          </Typography>
          <ReasonField
            value={reason}
            onChange={setReason}
            placeholder="For example: claim 2026-114 is open"
            error={errors.reason ?? errors.email}
          />
          {error && Object.keys(errors).length === 0 && (
            <Alert severity="error">
              {failureWords(error, 'No hold was set.', 'Look whether the hold was set, then try again.')}
            </Alert>
          )}
        </DialogContent>
        <DiscardDialogActions confirmation={confirmation}>
          <Button onClick={confirmation.close}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isReason(reason) || isPending}>
            Set the hold
          </Button>
        </DiscardDialogActions>
      </form>
    </ConsoleDialog>
  );
}
