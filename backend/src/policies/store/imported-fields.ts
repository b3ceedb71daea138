import { addDays } from '../../calendar/domain/calendar-date.js';
import { phoneTerm } from '../../leads/personal-leads.js';
import { pick } from '../../platform/fields/fields.js';
import type { Said } from '../../platform/domain-error.js';
import type {
  ImportedBy,
  ImportedFields,
  ImportedPerson,
  RecordFields,
  RowKeys,
} from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import { searchForm } from '../../platform/values/search.js';
import { nameKeyOf, numberKeyOf } from '../domain/name-keys.js';
import { type NewPolicy, type Policy, USUAL_GRACE_DAYS } from '../domain/policy.js';
import { EMPTY_POLICY, POLICY_DETAILS, POLICY_FIELDS } from '../domain/policy-fields.js';
import { POLICY_PARTIES, type PolicyParty } from '../domain/policy-party-fields.js';
import { type PolicyLine } from '../domain/policy-choices.js';
import { type Rider, ridersNamed } from '../domain/policy-rows.js';
import { POLICY_VALUE_FIELDS } from '../domain/policy-value-fields.js';
import { type Terms, TERMS, type TermsChange } from '../domain/premium-schedule.js';

/**
 * What a new policy has when the file does not say it: it is in force, and its grace days are the usual ones of the product, or
 * of the line. What fell due until now was paid before the office kept it, but for premiums that are still in grace.
 */
export function usualOf(
  { startsOn, line, graceDays }: ImportedFields,
  links: Readonly<Record<string, string>>,
  today: string,
): RecordFields {
  const ofProduct = links.graceDays === undefined ? null : Number(links.graceDays);
  const days = Number(graceDays ?? ofProduct ?? USUAL_GRACE_DAYS[line as PolicyLine]);
  const inGrace = addDays(today, -days);
  return {
    application: 'issued',
    force: 'in force',
    graceDays: ofProduct,
    paidBefore: typeof startsOn === 'string' && startsOn < inGrace ? inGrace : null,
  };
}

/**
 * The day up to which premiums are paid, as it is stored: null where it is the start, because none is. As insurers write it, the
 * next premium is due on that day. Rejects one after the end.
 */
export function paidBeforeOf(
  said: ImportedFields,
  { startsOn, endsOn }: RecordFields,
): { readonly paidBefore?: string | null; readonly problem?: Said } {
  const paidBefore = textOf(said.paidBefore);
  if (paidBefore === '') return {};
  if (typeof endsOn === 'string' && paidBefore > addDays(endsOn, 1))
    return { problem: 'import.paid-after-end' };
  return { paidBefore: paidBefore === startsOn ? null : paidBefore };
}

/** What a file says of the policy itself, besides its premium. */
const IMPORTED = POLICY_DETAILS.filter((name) => POLICY_FIELDS[name].headings !== null && name !== 'premium');

const NOT_SAID = Object.fromEntries(
  Object.entries(EMPTY_POLICY).filter(([name]) => IMPORTED.some((field) => field === name)),
);

export function fieldsOf(policy: Policy, clientFullName: string): RecordFields {
  const { amount: premium, currency } = policy.premium;
  const riders = policy.riders.map(({ name }) => name);
  return { clientFullName, ...(pick(policy, IMPORTED) as object), riders, premium, currency };
}

/** Of a record as it is, or as an earlier row will make it: that one has no fields without a value. */
export function detailsOf({ premium, currency = null, ...fields }: RecordFields): NewPolicy {
  const kept = Object.entries({ ...NOT_SAID, ...fields }).filter(([name]) => !name.startsWith('client'));
  return {
    clientId: '',
    ...Object.fromEntries(kept),
    riders: ridersIn(fields, []),
    premium: { amount: premium, currency },
  } as unknown as NewPolicy;
}

export function changedTerms(before: Partial<NewPolicy>, after: Partial<NewPolicy>): (keyof Terms)[] {
  return TERMS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** The days on which these terms were to be others: a file is the last word about them. */
export function laterDays(upcoming: readonly TermsChange[], terms: readonly (keyof Terms)[]): string[] {
  const changed = upcoming.filter((change) => terms.some((key) => key in change));
  return changed.map(({ effectiveOn }) => effectiveOn);
}

/** Without another spelling of the same number, or of an insurer or product, whose name is one for all policies. */
function sameSpelling(before: RecordFields | null, said: ImportedFields): ImportedFields {
  if (!before) return said;
  const forms = { policyNumber: numberKeyOf, insurer: nameKeyOf, product: nameKeyOf };
  const same = Object.entries(forms)
    .filter(([field, form]) => form(textOf(said[field])) === form(textOf(before[field])))
    .map(([field]) => field);
  return Object.fromEntries(Object.entries(said).filter(([field]) => !same.includes(field)));
}

/** The parties that a file calls by the names of the clients who they are already. */
export function sameParties(
  said: ImportedFields,
  policy: Pick<Policy, PolicyParty>,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const ids = partiesIn(said).map(([party, text]) => [party, policy[party] ?? '', text] as const);
  const isSame = (id: string, text: string) => searchForm(names.get(id) ?? '') === searchForm(text);
  return Object.fromEntries(ids.flatMap(([party, id, text]) => (isSame(id, text) ? [[party, id]] : [])));
}

/**
 * What becomes of the fields of a record by its row. A month of a card and the day of a fund value are those of the method and
 * the value that the row says.
 */
export function rowIn(
  before: RecordFields | null,
  said: ImportedFields,
  links: Readonly<Record<string, string>>,
): RecordFields {
  const isOther = (name: string) => said[name] !== undefined && said[name] !== before?.[name];
  return {
    ...(isOther('paymentMethod') && { cardExpires: null }),
    ...(isOther('fundValue') && { fundValueOn: null }),
    ...withoutZeros(sameSpelling(before, said)),
    // a file adds riders, as what it does not say of them would be lost
    riders: [...namesIn(before?.riders), ...namesIn(said.riders)],
    ...Object.fromEntries(partiesIn(links)),
  };
}

/** What a row says of the riders of a policy. */
export function ridersIn({ riders }: RecordFields, known: readonly Rider[]): readonly Rider[] {
  return ridersNamed(namesIn(riders), known);
}

const namesIn = (riders: unknown): readonly string[] => (Array.isArray(riders) ? (riders as string[]) : []);

/** A value or a loan of 0.00 is none. */
function withoutZeros(said: ImportedFields): RecordFields {
  const isZero = (name: string) => said[name] === 0 && name in POLICY_VALUE_FIELDS;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, isZero(name) ? null : value]));
}

/** What somebody has to say on the page of the policy, because a file does not. */
export function notByFile(
  { startsOn, force }: RecordFields,
  said: ImportedFields,
  { options }: Pick<ImportedBy, 'options'>,
): Record<string, Said> {
  const isReinstated = !isInForce(force) && isInForce(said.force);
  return {
    ...(said.startsOn &&
      said.startsOn !== startsOn &&
      !areCorrected(options) && { startsOn: 'policy.start-is-corrected' as const }),
    ...(isReinstated && { force: 'import.reinstated' as const }),
  };
}

/** Whether other terms were written down wrongly here, and do not hold only from the next due date. */
export function areCorrected({ termsAre }: ImportedBy['options']): boolean {
  return termsAre === 'correction';
}

function isInForce(force: unknown): boolean {
  return force === 'in force' || force === 'not yet';
}

/** What is stored is not looked at again. */
export function policyFrom(fields: RecordFields, id: string, at: string): Policy {
  return {
    ...EMPTY_POLICY,
    ...(detailsOf(fields) as Policy),
    id,
    createdAt: at,
    updatedAt: at,
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
  const { email, phone, dateOfBirth, firstName, lastName } = ownerIn(fields);
  const name = searchForm(`${firstName} ${lastName}`).split(' ').sort().join(' ');
  const keys = { email: mailboxKey(email), phone: phoneTerm(phone), born: dateOfBirth, name };
  return Object.entries(keys).flatMap(([kind, key]) => (key === '' ? [] : [`${kind} ${key}`]));
}

/** By the number of the insurer; without one by client, product and start. */
export function keysOfPolicy(fields: RecordFields): RowKeys {
  const insurer = nameKeyOf(textOf(fields.insurer));
  const number = textOf(fields.policyNumber);
  if (number !== '') return [`${insurer} ${numberKeyOf(number)}`, ''];
  const { email, phone, firstName, lastName } = ownerIn(fields);
  // families share addresses and numbers
  const reached = `${mailboxKey(email) || phoneTerm(phone)} ${searchForm(`${firstName} ${lastName}`)}`;
  const client = textOf(fields.clientSourceId) || reached;
  const product = nameKeyOf(textOf(fields.product));
  return ['', [client, insurer, product, textOf(fields.startsOn)].join('|')];
}

/** The parties that are said, with their fields. */
export function partiesIn(said: Readonly<Record<string, unknown>>): (readonly [PolicyParty, string])[] {
  return POLICY_PARTIES.map((party) => [party, textOf(said[party])] as const).filter(
    ([, text]) => text !== '',
  );
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
