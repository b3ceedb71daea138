import { moneyText } from '@contract';
import { paymentMoveLimits } from '@/shared/api-limits';
import type { Premium } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { type PaymentChangeProps, PaymentWords, REASON } from './PaymentChangeDialogs';
import { premiumStateText } from '@/admin/ground/words/policyWords';
import { paymentQueries } from '@/admin/records/policies/useRecordPayment';

interface MovePaymentDialogProps extends PaymentChangeProps {
  /** Those of the policy. */
  readonly premiums: readonly Premium[];
}

/** Moves a payment to another premium of its policy, with a reason. */
export function MovePaymentDialog({ payment, currency, premiums, onClose }: MovePaymentDialogProps) {
  const form = useRecordForm({
    stored: { value: { premiumId: '', reason: '' } },
    run: (provider, { premiumId, reason }) => provider.movePayment(payment.id, premiumId, reason.trim()),
    missing: ({ premiumId, reason }) => ({
      ...(!premiumId && { premiumId: 'Premium is required' }),
      ...(!reason.trim() && { reason: 'Reason is required' }),
    }),
    invalidates: paymentQueries,
    success: () => ({ title: 'Payment moved' }),
    inlineErrors: 'all',
    onClose,
  });
  const others = premiums.filter(({ id }) => id !== payment.premiumId);
  return (
    <RecordForm
      form={form}
      title="Move this payment"
      action="Move payment"
      ready
      limits={paymentMoveLimits}
      head={<PaymentWords payment={payment} currency={currency} />}
    >
      <Field
        name="premiumId"
        label="Premium"
        choices={Object.fromEntries(others.map((premium) => [premium.id, premiumWords(premium)]))}
      />
      <Field {...REASON} />
    </RecordForm>
  );
}

const premiumWords = (premium: Premium) =>
  [
    formatDate(premium.dueDate),
    moneyText(premium.amount, premium.currency),
    premiumStateText(premium).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
