import { type Field, POLICY_FIELDS } from '@contract';
import type { DetailValues } from '@/admin/ground/forms/details';
import { isOptional, labelsOf } from '@/admin/ground/forms/entityFields';

/** The fields of policies and their acts, as they are called on the screen. */
export const POLICY_LABELS = {
  ...labelsOf(POLICY_FIELDS),
  amount: POLICY_FIELDS.premium.label,
  currency: 'Currency',
  reason: 'Reason',
  firstPremiumPaidOn: 'Paid on',
  effectiveOn: 'From',
};

/** The inputs of the form of a policy, by what they are about. A premium is an amount and its currency. */
export const POLICY_INPUTS = {
  Contract: [
    'clientId',
    'insurer',
    'product',
    'line',
    'policyNumber',
    'startsOn',
    'amount',
    'mode',
    'currency',
    'application',
    'force',
    'issuedOn',
    'deliveredOn',
    'endsOn',
    'graceDays',
    'paidBefore',
    'reinstateUntil',
  ],
  People: ['insured', 'payor', 'contingentOwner', 'assignee'],
  'Cover and value': ['faceAmount', 'fundValue', 'fundValueOn', 'loanBalance'],
  Payment: ['paymentMethod', 'cardExpires'],
  Remarks: ['remarks'],
} as const satisfies Readonly<Record<string, readonly PolicyInputName[]>>;
export const ALL_POLICY_INPUTS: readonly PolicyInputName[] = Object.values(POLICY_INPUTS).flat();

export type PolicyInputName =
  | Exclude<WrittenField, 'forceSince' | 'beneficiaries' | 'riders' | 'cheques' | 'premium' | 'saleId'>
  | ('amount' | 'currency');
type WrittenField = keyof ReturnType<typeof labelsOf<typeof POLICY_FIELDS>>;
type Grouped = (typeof POLICY_INPUTS)[keyof typeof POLICY_INPUTS][number];
// an input in no group does not compile
true satisfies [Exclude<PolicyInputName, Grouped>] extends [never] ? true : never;

type Errors = Readonly<Record<string, string | undefined>>;

/** What is to be there; a choice always is. */
const REQUIRED = ALL_POLICY_INPUTS.filter((name) => {
  if (name === 'currency') return false;
  const field: Field = POLICY_FIELDS[name === 'amount' ? 'premium' : name];
  return !isOptional(field) && field.type !== 'choice';
});

/** What is missing in a form, by field. */
export function missingFields(values: DetailValues): Errors {
  const missing = REQUIRED.filter((name) => !values[name]?.trim());
  return Object.fromEntries(missing.map((name) => [name, `${POLICY_LABELS[name]} is required`]));
}

/** The errors of the server by the fields of the form, with the names that these have on the screen. */
export function seenErrors(errors: Errors, labels: Errors = POLICY_LABELS): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message = '']) => {
      const name = path.slice(path.lastIndexOf('.') + 1);
      const field = name === 'premium' ? 'amount' : name;
      const sent = sentLabel(name);
      const seen = labels[field];
      return [field, seen && message.startsWith(`${sent} `) ? seen + message.slice(sent.length) : message];
    }),
  );
}

/** What the server calls a field: `Starts on`. */
function sentLabel(name: string): string {
  if (name === 'clientId') return POLICY_LABELS.clientId;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
