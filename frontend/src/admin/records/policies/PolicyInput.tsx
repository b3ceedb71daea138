import { POLICY_FIELDS, searchForm } from '@contract';
import { newPolicyLimits } from '@/shared/api-limits';
import { ClientField } from '../clients/ClientField';
import type { DetailValues } from '@/admin/ground/forms/details';
import { fieldOf } from '@/admin/ground/forms/entityFields';
import { Field } from '@/admin/ground/forms/Field';
import { useAllRecords } from '@/admin/ground/api/useRecord';
import { digitsOf } from '@/admin/ground/forms/digitsOf';
import { MoneyField } from '@/admin/ground/forms/MoneyField';
import { NameField } from '@/admin/ground/forms/NameField';
import { POLICY_LABELS, type PolicyInputName } from './policyErrors';
import { usualGrace } from './policyFields';
import { POLICY_WORDS } from '@/admin/ground/words/policyWords';

/** The values of the form of a policy, with what was rejected of them. */
export interface PolicyFormProps {
  readonly values: DetailValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: DetailValues) => void;
}

const CURRENCIES = { PHP: 'PHP', USD: 'USD' };

const PARTY_HINTS = {
  insured: 'A client or a name. Empty: the client',
  payor: 'A client or a name. Empty: the client',
  contingentOwner: 'Owns it after the client',
  assignee: 'Such as a bank that lends on it',
};
const HINTS: Partial<Record<PolicyInputName, string>> = {
  paidBefore: 'For a policy that is older than your records here',
  deliveredOn: 'The free look counts from this day',
};

interface PolicyInputProps extends PolicyFormProps {
  readonly name: PolicyInputName;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** One field of a policy; insurers and products are suggested, and a known product says its line. */
export function PolicyInput({
  name,
  required = false,
  autoFocus = false,
  values,
  errors,
  onChange,
}: PolicyInputProps) {
  const { data: insurers = [] } = useAllRecords('insurers');
  const products =
    insurers.find((insurer) => searchForm(insurer.name) === searchForm(values.insurer ?? ''))?.products ?? [];
  const input = {
    label: POLICY_LABELS[name],
    value: values[name] ?? '',
    error: errors[name],
    required,
    autoFocus,
    onChange: (text: string) => onChange({ ...values, [name]: text }),
  };
  const field = { name, label: POLICY_LABELS[name], required };
  const currency = values.currency ?? '';
  switch (name) {
    case 'clientId':
      return <ClientField {...input} />;
    case 'insured':
    case 'payor':
    case 'contingentOwner':
    case 'assignee':
      return <ClientField {...input} label={`${input.label} (optional)`} orName hint={PARTY_HINTS[name]} />;
    case 'insurer':
      return <NameField {...input} names={insurers.map((insurer) => insurer.name)} />;
    case 'product':
      return (
        <NameField
          {...input}
          names={products.map((product) => product.name)}
          onChange={(product) => {
            const known = products.filter((one) => one.name === product);
            const line = known.length === 1 ? known[0]!.line : (values.line ?? '');
            onChange({ ...values, product, line });
          }}
        />
      );
    case 'faceAmount':
    case 'fundValue':
    case 'loanBalance':
      return <MoneyField {...input} label={`${input.label} (optional)`} currency={currency} />;
    case 'cardExpires':
      if (values.paymentMethod !== 'card') return null;
      return <Field {...fieldOf(name, POLICY_FIELDS[name])} hint="The office keeps no number of a card" />;
    case 'paymentMethod':
      return (
        <Field
          {...field}
          label={`${field.label} (optional)`}
          choices={{ '': 'Not known', ...POLICY_WORDS[name] }}
        />
      );
    case 'amount':
      return <MoneyField {...input} currency={currency} />;
    case 'currency':
      return <Field {...field} choices={{ ...CURRENCIES, ...(currency && { [currency]: currency }) }} />;
    case 'line':
    case 'application':
    case 'force':
    case 'mode':
      return <Field {...field} choices={POLICY_WORDS[name]} />;
    case 'graceDays': {
      const product = products.find((one) => one.name === values.product && one.line === values.line);
      const usual = usualGrace(values.line ?? '', product?.graceDays);
      return (
        <Field
          {...fieldOf(name, POLICY_FIELDS[name])}
          hint={`As in the contract. Empty: ${usual}`}
          slotProps={{ htmlInput: { maxLength: digitsOf(newPolicyLimits.graceDays) } }}
        />
      );
    }
    default: {
      return <Field {...fieldOf(name, POLICY_FIELDS[name])} required={required} hint={HINTS[name]} />;
    }
  }
}
