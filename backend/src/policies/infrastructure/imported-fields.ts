import { phoneTerm } from '../../leads/personal-leads.js';
import type { Said } from '../../platform/domain-error.js';
import type { ImportedFields, ImportedPerson, RecordFields } from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { NewPolicy, Policy } from '../domain/policy.js';
import { type Terms, TERMS, type TermsChange } from '../domain/premium-schedule.js';
import type { PolicyRow } from './policy.tables.js';

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

export function changedTerms(before: Partial<NewPolicy>, after: Partial<NewPolicy>): (keyof Terms)[] {
  return TERMS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** The days on which these terms were to be others: a file is the last word about them. */
export function laterDays(
  { upcoming }: Pick<PolicyRow, 'upcoming'>,
  terms: readonly (keyof Terms)[],
): string[] {
  const changes = JSON.parse(upcoming) as TermsChange[];
  return changes.filter((change) => terms.some((key) => key in change)).map(({ effectiveOn }) => effectiveOn);
}

/** What somebody has to say on the page of the policy, because a file does not. */
export function notByFile({ startsOn, force }: RecordFields, said: ImportedFields): Record<string, Said> {
  const isReinstated = !isInForce(force) && isInForce(said.force);
  return {
    ...(said.startsOn && said.startsOn !== startsOn && { startsOn: 'policy.start-is-corrected' as const }),
    ...(isReinstated && { force: 'import.reinstated' as const }),
  };
}

function isInForce(force: unknown): boolean {
  return force === 'in force' || force === 'not yet';
}

/** What is stored is not looked at again. */
export function policyFrom(fields: RecordFields, id: string, at: string): Policy {
  return {
    ...({ saleId: null, beneficiaries: [], forceSince: null, ...detailsOf(fields) } as unknown as Policy),
    ...{ id, termsSince: null, planFrom: null, upcoming: [], createdAt: at, updatedAt: at },
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
