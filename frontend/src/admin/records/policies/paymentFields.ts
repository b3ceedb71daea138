import { PAYMENT_FIELDS, PAYMENT_STEPS, type PaymentStep } from '@contract';
import { fieldOf } from '@/admin/ground/forms/entityFields';
import type { FieldProps } from '@/admin/ground/forms/Field';

/** The dialogs say who did it. */
const LABELS: Readonly<Record<PaymentStep, string>> = {
  remittedOn: 'Remitted to the insurer',
  postedOn: 'Posted by the insurer',
  receiptNumber: 'Receipt number',
};

/** What becomes known after a payment. */
export const LATER_FIELDS: readonly FieldProps[] = PAYMENT_STEPS.map((name) => ({
  ...fieldOf(name, PAYMENT_FIELDS[name]),
  label: LABELS[name],
}));

/** The later dates as they are sent: null for an emptied one. */
export const laterOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(PAYMENT_STEPS.map((name) => [name, values[name]?.trim() || null]));
