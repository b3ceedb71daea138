import {
  amountText,
  currencySymbol,
  type Field,
  isClientId,
  POLICY_FIELDS,
  POLICY_PARTIES,
  type PremiumFrequency,
  readAmount,
  USUAL_GRACE_DAYS,
} from '@contract';
import type { Lead, Policy, PolicyChange, PolicyDetails } from '@/shared/api-types';
import { formatDate, formatMonth } from '@/admin/ground/dates/dates';
import type { Words } from '@/admin/ground/drafts/differences';
import type { DetailValues } from '@/admin/ground/forms/details';
import { writtenFields } from '@/admin/ground/forms/entityFields';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';
import { forceText, partyText, POLICY_WORDS } from '@/admin/ground/words/policyWords';

const ofType = (type: Field['type']) =>
  writtenFields(POLICY_FIELDS).filter((name) => POLICY_FIELDS[name].type === type);
/** The rows of a policy have dialogs of their own. */
const ROWS: readonly string[] = ofType('list');
/** Besides the premium, and in its currency. */
export const AMOUNTS = ofType('centavos') as ('faceAmount' | 'fundValue' | 'loanBalance')[];
const TEXTS = writtenFields(POLICY_FIELDS).filter((name) => name !== 'premium' && !ROWS.includes(name));
const BLANK: DetailValues = {
  ...Object.fromEntries(TEXTS.map((name) => [name, ''])),
  amount: '',
  currency: '',
  firstPremiumPaidOn: '',
  reason: '',
  kind: 'change',
  effectiveOn: '',
};

/** Of a change: what is said about it, and changes nothing by itself. */
const SAID = ['reason', 'kind', 'effectiveOn'];

/** A recorded sale, of which a policy can be added. */
export interface Sale {
  readonly id: string;
  readonly soldOn: string;
  readonly productPurchased: string;
  readonly premiumFrequency: PremiumFrequency;
  readonly premiumRate: string;
}

/** The sale of a lead; null without one. */
export function saleOf(lead: Lead): Sale | null {
  if (lead.leadType !== 'appointment' || lead.leadStatus !== 'Closed Sale') return null;
  const { id, soldOn, productPurchased, premiumFrequency, premiumRate } = lead;
  if (soldOn === null || productPurchased === null || premiumFrequency === null || premiumRate === null)
    return null;
  return { id, soldOn, productPurchased, premiumFrequency, premiumRate };
}

/** The form of a new policy, with what a sale says. */
export function valuesOfNew(clientId: string, sale: Sale | null): DetailValues {
  const usual = { line: 'life', application: 'issued', force: 'in force', mode: 'annual', currency: 'PHP' };
  if (!sale) return { ...BLANK, ...usual, clientId };
  const { id, soldOn, productPurchased, premiumFrequency, premiumRate } = sale;
  // the rate is free text
  const read = readAmount(premiumRate);
  return {
    ...BLANK,
    ...usual,
    clientId,
    saleId: id,
    product: productPurchased,
    mode: premiumFrequency,
    startsOn: soldOn,
    ...('centavos' in read && {
      amount: amountText(read.centavos),
      currency: read.currency ?? usual.currency,
    }),
  };
}

/** The form of a policy, as text; a missing value is ''. */
export function valuesOf({ premium, graceDays, ...details }: PolicyDetails): DetailValues {
  const stored = details as unknown as Readonly<Record<string, string | null>>;
  return {
    ...Object.fromEntries(Object.entries(BLANK).map(([name, blank]) => [name, stored[name] ?? blank])),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, shownAmount(details[name])])),
    amount: amountText(premium.amount),
    currency: premium.currency,
    graceDays: String(graceDays),
  };
}

const shownAmount = (centavos: number | null) => (centavos === null ? '' : amountText(centavos));

/** What a new policy is sent as. */
export const newPolicy = (values: DetailValues): PolicyChange => changedFields(BLANK, values);

/** The fields that differ; an emptied one is null. The reason alone changes nothing. */
export function changedFields(before: DetailValues, form: DetailValues): PolicyChange {
  // the month of a card that is not used is not shown
  const after = form.paymentMethod === 'card' ? form : { ...form, cardExpires: '' };
  const differs = (name: string) => (after[name] ?? '').trim() !== before[name];
  const { amount = '', currency = '', graceDays = '' } = after;
  const texts = Object.entries(after).filter(
    ([name]) => differs(name) && !['amount', 'currency', 'graceDays', ...AMOUNTS, ...SAID].includes(name),
  );
  const changedAmounts = AMOUNTS.map(
    (name) => [name, enteredAmount(after[name] ?? '', currency).centavos] as const,
  ).filter(([name, sum]) => sum !== enteredAmount(before[name] ?? '', before.currency ?? '').centavos);
  const { centavos } = enteredAmount(amount, currency);
  // the same amount in other signs is no change, and stating it could take back one that is known for later
  const isOther = centavos !== enteredAmount(before.amount ?? '', before.currency ?? '').centavos;
  const isPremium = centavos !== null && (isOther || differs('currency'));
  return {
    ...Object.fromEntries(texts.map(([name, value]) => [name, value.trim() || null])),
    ...Object.fromEntries(changedAmounts),
    // another value has the day that is shown beside it
    ...(changedAmounts.some(([name]) => name === 'fundValue') && {
      fundValueOn: (after.fundValue?.trim() && after.fundValueOn?.trim()) || null,
    }),
    ...(isPremium && { premium: { amount: centavos, currency } }),
    ...(isOtherNumber(before.graceDays, graceDays) && {
      graceDays: graceDays === '' ? null : Number(graceDays),
    }),
  };
}

function isOtherNumber(before = '', after: string): boolean {
  return before === '' || after === '' ? before !== after : Number(before) !== Number(after);
}

/** Terms and dates: of a policy that is known they change from a day on, or are corrected. */
const DATED = ['premium', 'mode', 'graceDays', 'startsOn', 'endsOn', 'paidBefore'] as const;

/** Whether a change has to say from when it holds. */
export const isDated = (changes: PolicyChange) => DATED.some((name) => name in changes);

/** Whether a change may change premiums. */
export const mayChangePremiums = (changes: PolicyChange) => isDated(changes) || 'application' in changes;

/** Whether a change says that something was typed wrongly from the start, which is all that can be said of the start itself. */
export const isCorrection = (values: DetailValues, changes: PolicyChange) =>
  'startsOn' in changes || values.kind === 'correction';

/** A change as it is sent, with how it holds where it has to say so. */
export function datedChange(values: DetailValues, changes: PolicyChange): PolicyChange {
  if (!isDated(changes)) return changes;
  if (isCorrection(values, changes)) return { ...changes, kind: 'correction' };
  return values.effectiveOn ? { ...changes, effectiveOn: values.effectiveOn } : changes;
}

/** What the server fills in where no grace days are written: those of the product, or else of the line. */
export function usualGrace(line: string, ofProduct: number | null = null): string {
  const days = ofProduct ?? USUAL_GRACE_DAYS[line as PolicyDetails['line']];
  return days > 0 ? `${days}, as is usual` : 'None';
}

/** The values of a form in words. `names` has those of clients. */
export function valueWords(values: DetailValues, names: ReadonlyMap<string, string>): Words {
  const named = (text: string) => (isClientId(text) ? (names.get(text) ?? 'Another client') : text);
  const special: DetailValues = {
    clientId: named(values.clientId || 'None'),
    force: stateWords(values),
    premium: `${currencySymbol(values.currency ?? '')}${values.amount}`,
    graceDays: values.graceDays || 'As usual',
    ...Object.fromEntries(POLICY_PARTIES.map((party) => [party, named(values[party] || 'None')])),
    insured: values.insured ? named(values.insured) : 'The client',
  };
  return writtenFields(POLICY_FIELDS)
    .filter((name) => name !== 'saleId' && !('apart' in POLICY_FIELDS[name]) && !ROWS.includes(name))
    .map((name) => [POLICY_FIELDS[name].label, special[name] ?? wordsOf(name, values[name] ?? '')]);
}

function wordsOf(name: keyof typeof POLICY_FIELDS, value: string): string {
  if (name in POLICY_WORDS) {
    const words: DetailValues = POLICY_WORDS[name as keyof typeof POLICY_WORDS];
    return words[value] ?? 'None';
  }
  if (value === '') return 'None';
  return dateWords(POLICY_FIELDS[name].type, value);
}

/** A date or a month as it is read; other text as it is. */
export function dateWords(type: Field['type'], value: string): string {
  if (type === 'month') return formatMonth(`${value}-01`);
  return type === 'date' ? formatDate(value) : value;
}

const stateWords = ({ force, forceSince }: DetailValues) =>
  forceText({ force: force as PolicyDetails['force'], forceSince: forceSince || null });

/** The names of the clients of a policy. */
export const namesIn = (policy: Policy) =>
  new Map([
    [policy.clientId, policy.clientName],
    ...POLICY_PARTIES.map((party) => [policy[party] ?? '', partyText(policy, party) ?? ''] as const),
  ]);
