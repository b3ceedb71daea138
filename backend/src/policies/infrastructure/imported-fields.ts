import { phoneTerm } from '../../leads/personal-leads.js';
import type { Said } from '../../platform/domain-error.js';
import type { ImportedFields, ImportedPerson, RecordFields } from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { NewPolicy, Policy } from '../domain/policy.js';

/**
 * What a new policy has when the file does not say it: it is in force, its grace days are the usual ones of the product, and
 * premiums that were due before today were paid before the office kept them.
 */
export function usualOf(
  { startsOn }: ImportedFields,
  links: Readonly<Record<string, string>>,
  today: string,
): RecordFields {
  return {
    ...{ application: 'issued', force: 'in force' },
    graceDays: links.graceDays === undefined ? null : Number(links.graceDays),
    paidBefore: typeof startsOn === 'string' && startsOn < today ? today : null,
  };
}

export function fieldsOf({ premium, ...policy }: Policy, client: string): RecordFields {
  const { policyNumber, insured, insurer, product, line, application, force, startsOn, endsOn, mode } =
    policy;
  const { graceDays, paidBefore, reinstateUntil, remarks } = policy;
  return {
    ...{ clientFullName: client, policyNumber, insured, insurer, product, line, application, force },
    ...{ startsOn, endsOn, premium: premium.amount, currency: premium.currency, mode, graceDays },
    ...{ paidBefore, reinstateUntil, remarks },
  };
}

export function detailsOf({
  clientFullName: _,
  premium,
  currency = null,
  ...fields
}: RecordFields): NewPolicy {
  const kept = Object.entries(fields).filter(([name]) => !name.startsWith('client'));
  return {
    clientId: '',
    ...Object.fromEntries(kept),
    premium: { amount: premium, currency },
  } as unknown as NewPolicy;
}

/** What is stored is not looked at again. */
export function policyFrom(fields: RecordFields, id: string, at: string): Policy {
  return {
    ...({ saleId: null, beneficiaries: [], ...detailsOf(fields) } as unknown as Policy),
    ...{ id, createdAt: at, updatedAt: at },
  };
}

/** The fields that say whose a policy is, by those of a client. */
const OWNER_FIELDS: Readonly<Record<keyof ImportedPerson, string>> = {
  firstName: 'clientFirstName',
  lastName: 'clientLastName',
  suffix: 'clientSuffix',
  dateOfBirth: 'clientDateOfBirth',
  email: 'clientEmail',
  phone: 'clientPhone',
};
const OWNER_ENTRIES = Object.entries(OWNER_FIELDS);

export function ownerIn(fields: RecordFields): ImportedPerson {
  const texts = OWNER_ENTRIES.map(([name, field]) => [name, textOf(fields[field])] as const);
  return Object.fromEntries<string>(texts) as Record<keyof ImportedPerson, string>;
}

/** What a row says of the client. */
export function ownerFieldsIn(said: ImportedFields): RecordFields {
  return Object.fromEntries(
    OWNER_ENTRIES.flatMap(([, field]) => (said[field] === undefined ? [] : [[field, said[field]]])),
  );
}

/** The errors of a new client, by the fields of the row. */
export function ownerProblems(problems: Readonly<Record<string, Said>>): Readonly<Record<string, Said>> {
  const fieldOf = (name: string) => OWNER_FIELDS[name as keyof ImportedPerson];
  return Object.fromEntries(Object.entries(problems).map(([name, said]) => [fieldOf(name), said]));
}

/** By what clients are found, each with its kind. */
export function keysOfOwner(fields: RecordFields): string[] {
  const { email, phone, dateOfBirth } = ownerIn(fields);
  const keys = { email: mailboxKey(email), phone: phoneTerm(phone), born: dateOfBirth };
  return Object.entries(keys).flatMap(([kind, key]) => (key === '' ? [] : [`${kind} ${key}`]));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
