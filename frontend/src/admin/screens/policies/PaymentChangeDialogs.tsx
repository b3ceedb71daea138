import { moneyText } from '@contract';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Payment } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import type { DetailValues } from '@/admin/ground/forms/details';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { LaterFields, laterOf } from '@/admin/records/policies/PaymentFields';

export interface PaymentChangeProps {
  readonly payment: Payment;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Adds what became known since a payment. */
export function LaterDatesDialog({ payment, currency, onClose }: PaymentChangeProps) {
  const [initial] = useState<DetailValues>(() => ({
    remittedOn: payment.remittedOn ?? '',
    postedOn: payment.postedOn ?? '',
    receiptNumber: payment.receiptNumber ?? '',
  }));
  const [values, setValues] = useState(initial);
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: true,
    run: (provider, entered: DetailValues) => provider.changePayment(payment.id, laterOf(entered)),
    invalidates: () => [queryKeys.policies],
    success: () => ({ title: 'Payment saved' }),
    onSuccess: onClose,
  });
  const dirty = values !== initial;
  return (
    <FormDialog
      title="Remittance and receipt"
      action="Save"
      ready={dirty && !isPending}
      onSubmit={() => mutate(values)}
      draft={{ dirty }}
      onClose={onClose}
    >
      <PaymentWords payment={payment} currency={currency} />
      <LaterFields values={values} errors={fieldErrors(error)} onChange={setValues} />
    </FormDialog>
  );
}

/** Takes a payment back, with a reason. */
export function ReversalDialog({ payment, currency, onClose }: PaymentChangeProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: true,
    run: (provider, why: string) => provider.reversePayment(payment.id, why),
    invalidates: () => [queryKeys.policies, queryKeys.clients, queryKeys.today],
    success: () => ({ title: 'Payment taken back' }),
    onSuccess: onClose,
  });
  const { reason: problem } = fieldErrors(error);
  return (
    <FormDialog
      title="Take this payment back?"
      action="Take back"
      color="error"
      ready={reason.trim() !== '' && !isPending}
      onSubmit={() => mutate(reason.trim())}
      draft={{ dirty: reason !== '' }}
      onClose={onClose}
    >
      <PaymentWords payment={payment} currency={currency} />
      <Typography color="textSecondary">
        The payment stays in the history, with a line that takes its amount back.
      </Typography>
      <ReasonField value={reason} error={problem} autoFocus onChange={setReason} />
    </FormDialog>
  );
}

export const PaymentWords = ({ payment, currency }: Pick<PaymentChangeProps, 'payment' | 'currency'>) => (
  <Typography>
    {moneyText(payment.amount, currency)}, paid on {formatDate(payment.paidOn)}
  </Typography>
);

interface ReasonFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why something that was recorded is changed. */
export const ReasonField = ({ value, error, autoFocus = false, onChange }: ReasonFieldProps) => (
  <TextField
    label="Reason"
    autoFocus={autoFocus}
    multiline
    maxRows={6}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={Boolean(error)}
    helperText={error}
  />
);
