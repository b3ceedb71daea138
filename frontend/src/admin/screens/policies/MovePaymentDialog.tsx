import { moneyText } from '@contract';
import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { Premium } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { type PaymentChangeProps, PaymentWords, ReasonField } from './PaymentChangeDialogs';
import { premiumStateText } from '@/admin/ground/words/policyWords';
import { paymentQueries } from '@/admin/records/policies/useRecordPayment';

interface MovePaymentDialogProps extends PaymentChangeProps {
  /** Those of the policy. */
  readonly premiums: readonly Premium[];
}

/** Moves a payment to another premium of its policy, with a reason. */
export function MovePaymentDialog({ payment, currency, premiums, onClose }: MovePaymentDialogProps) {
  const [premiumId, setPremiumId] = useState('');
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: 'all',
    run: (provider, why: string) => provider.movePayment(payment.id, premiumId, why),
    invalidates: paymentQueries,
    success: () => ({ title: 'Payment moved' }),
    onSuccess: onClose,
  });
  const sent = fieldErrors(error);
  const errors = {
    premiumId: tries > 0 && !premiumId ? 'Premium is required' : sent.premiumId,
    reason: tries > 0 && !reason.trim() ? 'Reason is required' : sent.reason,
  };
  function submit() {
    if (premiumId && reason.trim()) mutate(reason.trim());
    else setTries(tries + 1);
  }
  return (
    <FormDialog
      title="Move this payment"
      action="Move payment"
      ready={!isPending}
      onSubmit={submit}
      draft={{ dirty: premiumId !== '' || reason !== '' }}
      failure={error ?? (tries || null)}
      onClose={onClose}
    >
      <PaymentWords payment={payment} currency={currency} />
      {error && Object.keys(sent).length === 0 && (
        <Alert severity="error">{mutationErrorMessage(error)}</Alert>
      )}
      <TextField
        select
        label="Premium"
        value={premiumId}
        onChange={({ target }) => setPremiumId(target.value)}
        error={Boolean(errors.premiumId)}
        helperText={errors.premiumId}
      >
        {premiums
          .filter(({ id }) => id !== payment.premiumId)
          .map((premium) => (
            <MenuItem key={premium.id} value={premium.id}>
              {[
                formatDate(premium.dueDate),
                moneyText(premium.amount, premium.currency),
                premiumStateText(premium).toLowerCase(),
              ]
                .filter(Boolean)
                .join(', ')}
            </MenuItem>
          ))}
      </TextField>
      <ReasonField value={reason} error={errors.reason} onChange={setReason} />
    </FormDialog>
  );
}
