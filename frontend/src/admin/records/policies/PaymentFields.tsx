import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailField, DetailValues } from '@/admin/ground/forms/details';

const LATER: readonly DetailField[] = [
  { name: 'remittedOn', label: 'Remitted to the insurer', type: 'date', optional: true },
  { name: 'postedOn', label: 'Posted by the insurer', type: 'date', optional: true },
  { name: 'receiptNumber', label: 'Receipt number', optional: true },
];

interface LaterFieldsProps {
  readonly values: DetailValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: DetailValues) => void;
}

/** What becomes known after a payment. */
export const LaterFields = (props: LaterFieldsProps) =>
  LATER.map((field) => <DetailInput key={field.name} field={field} {...props} />);

/** The later dates as they are sent: null for an emptied one. */
export const laterOf = (values: DetailValues) =>
  Object.fromEntries(LATER.map(({ name }) => [name, values[name]?.trim() || null]));
