import type { Beneficiary } from '../domain/beneficiaries.js';
import type { Payment } from '../domain/payment.js';
import {
  detailsOf,
  isPaying,
  type Policy,
  type PolicyDetails,
  type PolicyVersion,
} from '../domain/policy.js';
import type { Instalment, TermsChange } from '../domain/premium-schedule.js';
import { isPaid } from '../domain/premium-state.js';
import { upcomingTerms } from '../domain/premium-today.js';
import type { PaymentRow, PolicyRow, PolicyVersionRow, PremiumRow } from './policy.tables.js';
import { searchForm } from '../../platform/values/search.js';

/** Characters of the columns. */
const MOST_IN_NAME_KEY = 240;
const MOST_IN_NUMBER_KEY = 120;

/** Policies `p` as they are read, all or those of a subquery. */
export const readPolicies = (
  from = 'policies',
) => `SELECT p.*, i.name AS insurer, r.name AS product FROM ${from} p
   JOIN insurers i ON i.id = p.insurerId JOIN products r ON r.id = p.productId`;

/** The names that the rows of a policy have the ids of. */
export type ReadPolicyRow = PolicyRow & Pick<Policy, 'insurer' | 'product'>;

/** The columns that follow from the policy itself; the others follow from its premiums. */
export function policyRow(
  { insurer: _, product: __, premium, force, beneficiaries, upcoming, ...policy }: Policy,
  joined: Pick<
    PolicyRow,
    'insurerId' | 'productId' | 'nextDueOn' | 'nextPremiumDue' | 'leftOn' | 'keptMonths'
  >,
): Omit<PolicyRow, 'nextUnpaidUntil'> {
  const { policyNumber } = policy;
  const numberKey = policyNumber === null ? null : numberKeyOf(policyNumber);
  const startsMonthDay = policy.startsOn.slice(5);
  const row = { ...policy, ...premium, ...joined, forceState: force, numberKey, startsMonthDay };
  return {
    ...row,
    beneficiaries: JSON.stringify(beneficiaries),
    upcoming: JSON.stringify(upcoming),
    upcomingOn: upcoming[0]?.effectiveOn ?? null,
  };
}

export function policyOf({
  insurerId: _,
  productId: __,
  numberKey: ___,
  nextDueOn: ____,
  nextPremiumDue: _____,
  nextUnpaidUntil: _________,
  startsMonthDay: ______,
  leftOn: _______,
  keptMonths: ________,
  upcomingOn: __________,
  forceState: force,
  amount,
  currency,
  beneficiaries,
  upcoming,
  ...policy
}: ReadPolicyRow): Policy {
  return {
    ...{ ...policy, force, premium: { amount: Number(amount), currency } },
    beneficiaries: JSON.parse(beneficiaries) as Beneficiary[],
    upcoming: JSON.parse(upcoming) as TermsChange[],
  };
}

/** Of the name of an insurer or product; one without letters and digits as it is. */
export function nameKeyOf(name: string): string {
  return cut(searchForm(name) || name.trim(), MOST_IN_NAME_KEY);
}

/** Of a policy number: its letters and digits; a number without any as it is. */
export function numberKeyOf(policyNumber: string): string {
  return cut(searchForm(policyNumber).replace(/[^\p{L}\p{N}]/gu, '') || policyNumber, MOST_IN_NUMBER_KEY);
}

export function premiumRow(
  policy: Pick<Policy, 'id' | 'application' | 'force'>,
  premium: Instalment,
): PremiumRow {
  const isOwed = isPaying(policy) && !isPaid(premium);
  return { ...premium, policyId: policy.id, unpaidUntil: isOwed ? premium.graceEndsOn : null };
}

export function instalmentOf({ policyId: _, unpaidUntil: __, ...premium }: PremiumRow): Instalment {
  return { ...premium, amount: Number(premium.amount), paidAmount: Number(premium.paidAmount) };
}

type VersionDetails = PolicyDetails & Pick<Policy, 'upcoming'>;

/** What a version keeps of a policy, as `versionOf` reads it. */
export function versionDetails(policy: Policy): string {
  const kept: VersionDetails = { ...detailsOf(policy), upcoming: policy.upcoming };
  return JSON.stringify(kept);
}

export function versionOf({ policyId: _, details, ...version }: PolicyVersionRow): PolicyVersion {
  // states of before there were some of the details
  const before = { beneficiaries: [], forceSince: null, upcoming: [] };
  const { upcoming, ...policy } = Object.assign(before, JSON.parse(details) as VersionDetails);
  return { ...version, policy, upcomingTerms: upcomingTerms({ ...policy, upcoming }) };
}

export function paymentOf({
  requestKey: _,
  requestFingerprint: __,
  amount,
  ...payment
}: PaymentRow): Payment {
  return { ...payment, amount: Number(amount) };
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
