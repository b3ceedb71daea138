import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { failureWords } from './errorWords';
import { ReasonField, isReason } from './ReasonField';

/** Sets a legal hold: until it is lifted, nothing of the person is erased. */
export function HoldDialog({ email, onClose }: { email: string; onClose: () => void }) {
  // no draft: what is written about a person here is not stored in the browser
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider) => provider.addHold(email, reason.trim()),
    invalidates: () => [queryKeys.people, queryKeys.due, queryKeys.legalHolds],
    success: () => ({ title: 'The legal hold is set' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  return (
    <FormDialog
      title="Legal hold"
      action="Set the hold"
      ready={isReason(reason) && !isPending}
      onSubmit={() => mutate(undefined)}
      draft={{ dirty: reason !== '' }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
