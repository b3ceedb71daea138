import { emptyOf, type FieldsFor, namesWhere, type NamesWith } from '../../platform/fields/fields.js';
import { DAY, inEverything, TIME } from '../../platform/fields/file-columns.js';
import type { Payment } from './payment.js';
import { MOST_CENTAVOS } from './policy-choices.js';

const CASE = { about: 'case' } as const;
const PERSON_TEXT = { about: 'person', type: 'text' } as const;
const STEP = { about: 'case', type: 'date', optional: true, headings: null } as const;
const IN_NO_FILE = { files: { everything: null, list: null } } as const;

/** The one list of the fields of a line of a premium, in the order of responses. Those with a label become known later. */
export const PAYMENT_FIELDS = {
  id: { ...CASE, type: 'text', files: inEverything('Payment ID', 'id'), place: 1 },
  premiumId: {
    about: 'person',
    type: 'record',
    files: inEverything('Premium ID', 'of premiums.csv'),
    place: 1,
  },
  amount: {
    ...CASE,
    type: 'centavos',
    max: MOST_CENTAVOS,
    description: 'In whole centavos; negative in a reversal',
    files: inEverything('Amount', 'amount'),
  },
  paidOn: { ...CASE, type: 'date', files: inEverything('Paid On', DAY) },
  remittedOn: { ...STEP, label: 'Remitted on', files: inEverything('Remitted On', DAY) },
  postedOn: { ...STEP, label: 'Posted on', files: inEverything('Posted On', DAY) },
  receiptNumber: {
    ...PERSON_TEXT,
    max: 60,
    optional: true,
    label: 'Receipt number',
    headings: null,
    files: inEverything('Receipt Number', 'text'),
  },
  reversalOf: {
    ...CASE,
    type: 'record',
    optional: true,
    description: 'The payment that this line takes back',
    files: inEverything('Takes Back', 'id of payments.csv'),
  },
  carriedFrom: {
    ...CASE,
    type: 'record',
    optional: true,
    description: 'The payment of which it is a part that was carried to or from the premium',
    files: inEverything('Carried From', 'id of payments.csv, of which it is a part'),
  },
  reason: { ...PERSON_TEXT, optional: true, files: inEverything('Reason', 'text') },
  recordedBy: { about: 'office', type: 'user', ...IN_NO_FILE },
  recordedByName: { about: 'office', type: 'text', files: inEverything('Recorded By', 'name') },
  createdAt: { ...CASE, type: 'time', files: inEverything('Created (UTC)', TIME) },
} as const satisfies FieldsFor<Payment>;

/** What becomes known after a payment. */
export type PaymentStep = NamesWith<typeof PAYMENT_FIELDS, { label: string }>;
export const PAYMENT_STEPS = namesWhere(
  PAYMENT_FIELDS,
  ({ label }) => label !== undefined,
) as readonly PaymentStep[];

/** A line of which nothing is known that may be unknown. */
export const EMPTY_PAYMENT = emptyOf<Payment, typeof PAYMENT_FIELDS>(PAYMENT_FIELDS);
