import { amountText, moneyText } from '@contract';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { NewPayment } from '@/shared/api-types';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { ExcessField } from './ExcessField';
import { MoneyField } from '@/admin/ground/forms/MoneyField';
import { LaterFields, laterOf } from './PaymentFields';
import { policyTitle } from '@/admin/ground/words/policyWords';
import { type PayablePremium, useBoundPremium, whenText } from './useBoundPremium';
import { alreadyPaidBy, type PaidPolicy, useRecordPayment } from './useRecordPayment';

interface PaymentDialogProps {
  readonly premium: PayablePremium;
  readonly policy: PaidPolicy;
  readonly onClose: () => void;
}

/**
 * Records what was paid for the premium for which it was opened: as much as is left, today, unless it is written otherwise. Says
 * what others record of it meanwhile, and asks before a paid one is paid again.
 */
export function PaymentDialog({ premium: opened, policy, onClose }: PaymentDialogProps) {
  const { premium, news, isGone } = useBoundPremium(policy.id, opened);
  const { dueDate, amount, currency, paidAmount } = premium;
  const left = Math.max(amount - paidAmount, 0);
  const [initial] = useState<DetailValues>(() => ({
    paidOn: toCalendarDate(new Date()),
    amount: left > 0 ? amountText(left) : '',
    remittedOn: '',
    postedOn: '',
    receiptNumber: '',
  }));
  const [values, setValues] = useState(initial);
  const [isCarried, setCarried] = useState(true);
  const { centavos } = enteredAmount(values.amount ?? '', currency);
  const { mutate, isPending, error } = useRecordPayment(premium, policy, onClose);
  const errors = fieldErrors(error);
  const paidBy = alreadyPaidBy(error);
  const above = centavos === null ? 0 : centavos - left;
  function submit() {
    if (centavos === null) return;
    const payment: NewPayment = { paidOn: values.paidOn ?? '', amount: centavos, ...laterOf(values) };
    mutate({
      ...payment,
      ...(paidBy && { again: true }),
      ...(above > 0 && !isCarried && { applyExcess: false }),
    });
  }
  return (
    <FormDialog
      title="Record payment"
      action={paidBy ? 'Record it again' : 'Record payment'}
      ready={centavos !== null && Boolean(values.paidOn) && !isPending}
      onSubmit={submit}
      draft={{ dirty: values !== initial }}
      failure={error}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {policyTitle(policy)}, {policy.clientName}
        <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
          Premium of {moneyText(amount, currency)}, due {formatDate(dueDate)}
          {paidAmount !== 0 && `, ${moneyText(paidAmount, currency)} of it paid`}
        </Typography>
      </Typography>
      {paidBy ? (
        <Alert severity="warning">
          This premium is paid: {paidBy.recordedByName} recorded {moneyText(paidBy.amount, currency)}, paid on{' '}
          {formatDate(paidBy.paidOn)}, {whenText(paidBy.createdAt)}. Is yours another payment?
        </Alert>
      ) : (
        news && !isPending && <Alert severity="info">{news}</Alert>
      )}
      {isGone && (
        <Alert severity="warning">
          A change of the policy replaced this premium. Nothing can be paid on it.
        </Alert>
      )}
      {error && !paidBy && Object.keys(errors).length === 0 && (
        <Alert severity="error">{mutationErrorMessage(error)}</Alert>
      )}
      <DetailInput
        field={{ name: 'paidOn', label: 'Paid on', type: 'date' }}
        values={values}
        errors={errors}
        onChange={setValues}
      />
      <MoneyField
        label="Amount"
        currency={currency}
        value={values.amount ?? ''}
        error={errors.amount}
        hint={centavos === null ? '' : remainder(above, currency)}
        autoFocus
        onChange={(text) => setValues({ ...values, amount: text })}
      />
      {above > 0 && <ExcessField isCarried={isCarried} onChange={setCarried} />}
      <LaterFields values={values} errors={errors} onChange={setValues} />
    </FormDialog>
  );
}

/** What a payment leaves, by how much it is above the rest. */
function remainder(above: number, currency: string): string {
  if (above === 0) return 'Pays the premium in full';
  return above > 0
    ? `${moneyText(above, currency)} more than is left`
    : `Leaves ${moneyText(-above, currency)} to pay`;
}
