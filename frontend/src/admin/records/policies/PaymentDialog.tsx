import { amountText, moneyText } from '@contract';
import { Alert, Typography } from '@mui/material';
import { newPaymentLimits } from '@/shared/api-limits';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { Field } from '@/admin/ground/forms/Field';
import { MoneyField } from '@/admin/ground/forms/MoneyField';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { policyTitle } from '@/admin/ground/words/policyWords';
import { ExcessField } from './ExcessField';
import { LATER_FIELDS, laterOf } from './paymentFields';
import { type PayablePremium, useBoundPremium, whenText } from './useBoundPremium';
import { alreadyPaidBy, type PaidPolicy, paymentQueries, useRecordPayment } from './useRecordPayment';

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
  const { record, success } = useRecordPayment(premium, policy);
  const form = useRecordForm({
    stored: {
      value: {
        paidOn: toCalendarDate(new Date()),
        amount: left > 0 ? amountText(left) : '',
        remittedOn: '',
        postedOn: '',
        receiptNumber: '',
        isCarried: true,
      },
    },
    run: (_, { isCarried, amount: entered, paidOn, ...later }, before) => {
      const { centavos } = enteredAmount(entered, currency);
      return record({
        paidOn,
        amount: centavos ?? 0,
        ...laterOf(later),
        ...(alreadyPaidBy(before.error) && { again: true }),
        ...((centavos ?? 0) > left && !isCarried && { applyExcess: false }),
      });
    },
    invalidates: paymentQueries,
    success,
    inlineErrors: 'all',
    onClose,
  });
  const { centavos } = enteredAmount(form.value.amount, currency);
  const paidBy = alreadyPaidBy(form.error);
  const above = centavos === null ? 0 : centavos - left;
  return (
    <RecordForm
      form={form}
      title="Record payment"
      action={paidBy ? 'Record it again' : 'Record payment'}
      ready={centavos !== null && form.value.paidOn !== ''}
      limits={newPaymentLimits}
      head={
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {policyTitle(policy)}, {policy.clientName}
            <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
              Premium of {moneyText(amount, currency)}, due {formatDate(dueDate)}
              {paidAmount !== 0 && `, ${moneyText(paidAmount, currency)} of it paid`}
            </Typography>
          </Typography>
          {paidBy ? (
            <Alert severity="warning">
              This premium is paid: {paidBy.recordedByName} recorded {moneyText(paidBy.amount, currency)},
              paid on {formatDate(paidBy.paidOn)}, {whenText(paidBy.createdAt)}. Is yours another payment?
            </Alert>
          ) : (
            news && !form.isPending && <Alert severity="info">{news}</Alert>
          )}
          {isGone && (
            <Alert severity="warning">
              A change of the policy replaced this premium. Nothing can be paid on it.
            </Alert>
          )}
        </>
      }
      {...(paidBy && { general: null })}
    >
      <Field name="paidOn" label="Paid on" type="date" />
      <MoneyField
        label="Amount"
        currency={currency}
        {...form.given('amount')}
        hint={centavos === null ? '' : remainder(above, currency)}
        autoFocus
      />
      {above > 0 && (
        <ExcessField
          isCarried={form.value.isCarried}
          onChange={(isCarried) => form.change({ ...form.value, isCarried })}
        />
      )}
      {LATER_FIELDS.map((field) => (
        <Field key={field.name} {...field} />
      ))}
    </RecordForm>
  );
}

/** What a payment leaves, by how much it is above the rest. */
function remainder(above: number, currency: string): string {
  if (above === 0) return 'Pays the premium in full';
  return above > 0
    ? `${moneyText(above, currency)} more than is left`
    : `Leaves ${moneyText(-above, currency)} to pay`;
}
