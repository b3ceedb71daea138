import type { FieldProps } from '@/admin/ground/forms/Field';

/** What becomes known after a payment. */
export const LATER_FIELDS: readonly FieldProps[] = [
  { name: 'remittedOn', label: 'Remitted to the insurer', type: 'date', optional: true },
  { name: 'postedOn', label: 'Posted by the insurer', type: 'date', optional: true },
  { name: 'receiptNumber', label: 'Receipt number', optional: true },
];

/** The later dates as they are sent: null for an emptied one. */
export const laterOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(LATER_FIELDS.map(({ name }) => [name, values[name]?.trim() || null]));
