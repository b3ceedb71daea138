import { amountText, moneyText } from '@contract';
import { Typography } from '@mui/material';
import { useState } from 'react';
import type { PremiumToday } from '../../shared/api-types';
import { randomUuid } from '../../shared/randomUuid';
import { formatDate, toCalendarDate } from '../dates';
import { FormDialog } from '../dialogs/FormDialog';
import { DetailInput } from '../lead/DetailInputs';
import type { DetailValues } from '../lead/fields';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { enteredAmount } from './enteredAmount';
import { MoneyField } from './MoneyField';
import { LaterFields, laterOf } from './PaymentFields';

/** What a payment needs to know about its premium. */
export type PayablePremium = Pick<PremiumToday, 'id' | 'dueDate' | 'amount' | 'currency' | 'paidAmount'>;

interface PaymentDialogProps {
  readonly premium: PayablePremium;
  /** The policy in words. */
  readonly policy: string;
  readonly onClose: () => void;
}

/** Records what was paid for a premium: as much as is left, today, unless it is written otherwise. */
export function PaymentDialog({ premium, policy, onClose }: PaymentDialogProps) {
  const { id, dueDate, amount, currency, paidAmount } = premium;
  const left = Math.max(amount - paidAmount, 0);
  const [initial] = useState<DetailValues>(() => ({
    paidOn: toCalendarDate(new Date()),
    amount: left > 0 ? amountText(left) : '',
    ...{ remittedOn: '', postedOn: '', receiptNumber: '' },
  }));
  const [values, setValues] = useState(initial);
  // of this dialog: a second attempt after a lost answer records the same payment
  const [key] = useState(randomUuid);
  const { centavos } = enteredAmount(values.amount ?? '', currency);
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: true,
    run: (provider, paid: number) =>
      provider.recordPayment(id, { paidOn: values.paidOn ?? '', amount: paid, ...laterOf(values) }, key),
    invalidates: () => [queryKeys.policies, queryKeys.clients, queryKeys.today],
    success: () => ({ title: 'Payment recorded' }),
    onSuccess: onClose,
  });
  const errors = fieldErrors(error);
  return (
    <FormDialog
      title="Record payment"
      action="Record payment"
      ready={centavos !== null && Boolean(values.paidOn) && !isPending}
      onSubmit={() => centavos !== null && mutate(centavos)}
      draft={{ dirty: values !== initial }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {policy}
        <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
          Premium of {moneyText(amount, currency)}, due {formatDate(dueDate)}
          {paidAmount !== 0 && `, ${moneyText(paidAmount, currency)} of it paid`}
        </Typography>
      </Typography>
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
        hint={centavos === null ? '' : remainder(centavos - left, currency)}
        autoFocus
        onChange={(text) => setValues({ ...values, amount: text })}
      />
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
