import { amountText, moneyText } from '@contract';
import { Typography } from '@mui/material';
import { premiumCorrectionLimits } from '@/shared/api-limits';
import type { Premium } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { Field } from '@/admin/ground/forms/Field';
import { MoneyField } from '@/admin/ground/forms/MoneyField';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { REASON } from './PaymentChangeDialogs';
import { paymentQueries } from '@/admin/records/policies/useRecordPayment';

interface CorrectPremiumDialogProps {
  readonly premium: Premium;
  readonly onClose: () => void;
}

/** Corrects the amount or the due date of one premium, with a reason. The terms of the policy stay. */
export function CorrectPremiumDialog({ premium, onClose }: CorrectPremiumDialogProps) {
  const { currency } = premium;
  const stored = { amount: amountText(premium.amount), dueDate: premium.dueDate, reason: '' };
  const changesIn = ({ amount, dueDate }: typeof stored) => {
    const { centavos } = enteredAmount(amount, currency);
    return {
      ...(centavos !== null && centavos !== premium.amount && { amount: centavos }),
      ...(dueDate !== premium.dueDate && { dueDate }),
    };
  };
  const form = useRecordForm({
    stored: { value: stored },
    run: (provider, value) =>
      provider.correctPremium(premium.id, { ...changesIn(value), reason: value.reason.trim() }),
    missing: ({ amount, dueDate, reason }) => {
      const { centavos, problem } = enteredAmount(amount, currency);
      return {
        ...(centavos === null && { amount: problem ?? 'Amount is required' }),
        ...(!dueDate && { dueDate: 'Due date is required' }),
        ...(!reason.trim() && { reason: 'Reason is required' }),
      };
    },
    invalidates: paymentQueries,
    success: () => ({ title: 'Premium corrected' }),
    inlineErrors: 'all',
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Correct this premium"
      action="Correct premium"
      ready={Object.keys(changesIn(form.value)).length > 0}
      limits={premiumCorrectionLimits}
      head={
        <Typography color="textSecondary">
          {moneyText(premium.amount, currency)}, due {formatDate(premium.dueDate)}. Only this premium is
          corrected; the terms of the policy are changed under Edit policy.
        </Typography>
      }
    >
      <MoneyField label="Amount" autoFocus currency={currency} {...form.given('amount')} />
      <Field name="dueDate" label="Due date" type="date" />
      <Field {...REASON} />
    </RecordForm>
  );
}
