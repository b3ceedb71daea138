import type { DetailValues } from '@/admin/ground/forms/details';

/** The fields of policies and their acts, as they are called on the screen. */
export const POLICY_LABELS = {
  ...{ clientId: 'Client', insured: 'Insured', insurer: 'Insurer', product: 'Product', line: 'Line' },
  ...{ policyNumber: 'Policy number', application: 'Application', force: 'State', startsOn: 'Start' },
  ...{ endsOn: 'End or maturity', amount: 'Premium', currency: 'Currency', mode: 'Mode' },
  ...{ graceDays: 'Grace days', paidBefore: 'Premiums paid before', reinstateUntil: 'Reinstatement until' },
  ...{ remarks: 'Remarks', reason: 'Reason', firstPremiumPaidOn: 'Paid on', effectiveOn: 'From' },
  ...{ forceSince: 'Since' },
};

type Errors = Readonly<Record<string, string | undefined>>;

/** What is to be there. */
const REQUIRED = ['clientId', 'insurer', 'product', 'startsOn', 'amount'] as const;

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
