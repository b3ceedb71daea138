import { NEVER_DUE } from '../../clients/client-queries.js';
import { entityFrom, rowFrom } from '../../platform/fields/fields.js';
import { freeLookEndsOn } from '../domain/delivery.js';
import { numberKeyOf } from '../domain/name-keys.js';
import { PAYMENT_FIELDS } from '../domain/payment-fields.js';
import type { Payment } from '../domain/payment.js';
import { detailsOf, type Policy, type PolicyDetails, type PolicyVersion } from '../domain/policy.js';
import { EMPTY_POLICY, POLICY_FIELDS } from '../domain/policy-fields.js';
import { nextCheque } from '../domain/policy-rows.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { upcomingTerms } from '../domain/premium-today.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { nextUnpaid, unpaidUntil } from '../domain/unpaid-premiums.js';
import type { PaymentRow, PolicyRow, PolicyVersionRow, PremiumRow, StoredDetails } from './policy.tables.js';

/** Policies `p` as they are read, all or those of a subquery. */
export const readPolicies = (
  from = 'policies',
) => `SELECT p.*, i.name AS insurer, r.name AS product FROM ${from} p
   JOIN insurers i ON i.id = p.insurerId JOIN products r ON r.id = p.productId`;

/** The names that the rows of a policy have the ids of. */
export type ReadPolicyRow = PolicyRow & Pick<Policy, 'insurer' | 'product'>;

/** The columns that follow from the policy itself; the others follow from its premiums. */
export function policyRow(
  policy: Policy,
  joined: Pick<
    PolicyRow,
    'insurerId' | 'productId' | 'nextDueOn' | 'nextPremiumDue' | 'leftOn' | 'keptMonths'
  >,
): Omit<PolicyRow, 'nextUnpaidUntil'> {
  const { policyNumber, startsOn, upcoming } = policy;
  return {
    ...(rowFrom(POLICY_FIELDS, policy) as unknown as StoredDetails),
    ...joined,
    numberKey: policyNumber === null ? null : numberKeyOf(policyNumber),
    startsMonthDay: startsOn.slice(5),
    upcomingOn: upcoming[0]?.effectiveOn ?? null,
    freeLookEndsOn: freeLookEndsOn(policy),
    nextChequeOn: nextCheque(policy)?.date ?? null,
  };
}

export function policyOf(row: ReadPolicyRow): Policy {
  return entityFrom<Policy>(POLICY_FIELDS, row);
}

export function premiumRow(
  policy: Pick<Policy, 'id' | 'application' | 'force'>,
  premium: Instalment,
): PremiumRow {
  return { ...premium, policyId: policy.id, unpaidUntil: unpaidUntil(policy, premium) };
}

/** All columns of a policy. */
export function storedRow({ policy, premiums, ...joined }: StoredPolicy): PolicyRow {
  const next = nextUnpaid(policy, premiums);
  const row = policyRow(policy, { ...joined, nextPremiumDue: next?.dueDate ?? NEVER_DUE });
  return { ...row, nextUnpaidUntil: next && unpaidUntil(policy, next) };
}

/** The columns in which a row differs from what it was; null when it is the same. */
export function changedColumns<Row extends object>(was: Row, is: Row): Partial<Row> | null {
  const changed = Object.entries(is).filter(
    ([column, value]) => String(was[column as keyof Row]) !== String(value),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Row>) : null;
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
  const { upcoming, ...policy } = { ...EMPTY_POLICY, ...(JSON.parse(details) as VersionDetails) };
  return { ...version, policy: detailsOf(policy), upcomingTerms: upcomingTerms({ ...policy, upcoming }) };
}

export function paymentOf(row: PaymentRow): Payment {
  return entityFrom<Payment>(PAYMENT_FIELDS, row);
}
