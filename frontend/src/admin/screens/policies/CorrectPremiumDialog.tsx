import { amountText, moneyText } from '@contract';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { Premium, PremiumCorrection } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { MoneyField } from '@/admin/ground/forms/MoneyField';
import { ReasonField } from './PaymentChangeDialogs';
import { paymentQueries } from '@/admin/records/policies/useRecordPayment';

interface CorrectPremiumDialogProps {
  readonly premium: Premium;
  readonly onClose: () => void;
}

/** Corrects the amount or the due date of one premium, with a reason. The terms of the policy stay. */
export function CorrectPremiumDialog({ premium, onClose }: CorrectPremiumDialogProps) {
  const [initial] = useState<DetailValues>(() => ({
    amount: amountText(premium.amount),
    dueDate: premium.dueDate,
    reason: '',
  }));
  const [values, setValues] = useState(initial);
  const [tries, setTries] = useState(0);
  const { amount = '', dueDate = '', reason = '' } = values;
  const { centavos, problem } = enteredAmount(amount, premium.currency);
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: 'all',
    run: (provider, correction: PremiumCorrection) => provider.correctPremium(premium.id, correction),
    invalidates: paymentQueries,
    success: () => ({ title: 'Premium corrected' }),
    onSuccess: onClose,
  });
  const sent = fieldErrors(error);
  const missing = {
    ...(centavos === null && !problem && { amount: 'Amount is required' }),
    ...(!dueDate && { dueDate: 'Due date is required' }),
    ...(!reason.trim() && { reason: 'Reason is required' }),
  };
  const errors: Readonly<Record<string, string | undefined>> = { ...sent, ...(tries > 0 && missing) };
  const changed = {
    ...(centavos !== null && centavos !== premium.amount && { amount: centavos }),
    ...(dueDate !== premium.dueDate && { dueDate }),
  };
  function submit() {
    if (problem || Object.keys(missing).length > 0) setTries(tries + 1);
    else mutate({ ...changed, reason: reason.trim() });
  }
  return (
    <FormDialog
      title="Correct this premium"
      action="Correct premium"
      ready={Object.keys(changed).length > 0 && !isPending}
      onSubmit={submit}
      draft={{ dirty: values !== initial }}
      failure={error ?? (tries || null)}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {moneyText(premium.amount, premium.currency)}, due {formatDate(premium.dueDate)}. Only this premium is
        corrected; the terms of the policy are changed under Edit policy.
      </Typography>
      {error && Object.keys(sent).length === 0 && (
        <Alert severity="error">{mutationErrorMessage(error)}</Alert>
      )}
      <MoneyField
        label="Amount"
        autoFocus
        currency={premium.currency}
        value={amount}
        error={errors.amount}
        onChange={(text) => setValues({ ...values, amount: text })}
      />
      <DetailInput
        field={{ name: 'dueDate', label: 'Due date', type: 'date' }}
        values={values}
        errors={errors}
        onChange={setValues}
      />
      <ReasonField
        value={reason}
        error={errors.reason}
        onChange={(text) => setValues({ ...values, reason: text })}
      />
    </FormDialog>
  );
}
