import { moneyText } from '@contract';
import { Typography } from '@mui/material';
import { paymentChangeLimits, reversalLimits } from '@/shared/api-limits';
import type { Payment } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import type { FieldProps } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { LATER_FIELDS, laterOf } from '@/admin/records/policies/paymentFields';

export interface PaymentChangeProps {
  readonly payment: Payment;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Why something that was recorded is changed. */
export const REASON: FieldProps = { name: 'reason', label: 'Reason', type: 'lines', minRows: 1, maxRows: 6 };

/** Adds what became known since a payment. */
export function LaterDatesDialog({ payment, currency, onClose }: PaymentChangeProps) {
  const { remittedOn, postedOn, receiptNumber } = payment;
  const form = useRecordForm({
    stored: {
      value: {
        remittedOn: remittedOn ?? '',
        postedOn: postedOn ?? '',
        receiptNumber: receiptNumber ?? '',
      },
    },
    run: (provider, value) => provider.changePayment(payment.id, laterOf(value)),
    invalidates: () => [queryKeys.policies],
    success: () => ({ title: 'Payment saved' }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Remittance and receipt"
      action="Save"
      fields={LATER_FIELDS}
      limits={paymentChangeLimits}
      head={<PaymentWords payment={payment} currency={currency} />}
    />
  );
}

/** Takes a payment back, with a reason. */
export function ReversalDialog({ payment, currency, onClose }: PaymentChangeProps) {
  const form = useRecordForm({
    stored: { value: { reason: '' } },
    run: (provider, { reason }) => provider.reversePayment(payment.id, reason.trim()),
    invalidates: () => [queryKeys.policies, queryKeys.clients, queryKeys.today],
    success: () => ({ title: 'Payment taken back' }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Take this payment back?"
      action="Take back"
      color="error"
      ready={form.value.reason.trim() !== ''}
      fields={[{ ...REASON, autoFocus: true }]}
      limits={reversalLimits}
      head={
        <>
          <PaymentWords payment={payment} currency={currency} />
          <Typography color="textSecondary">
            The payment stays in the history, with a line that takes its amount back.
          </Typography>
        </>
      }
    />
  );
}

export const PaymentWords = ({ payment, currency }: Pick<PaymentChangeProps, 'payment' | 'currency'>) => (
  <Typography>
    {moneyText(payment.amount, currency)}, paid on {formatDate(payment.paidOn)}
  </Typography>
);
