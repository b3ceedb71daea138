import { newId } from '../../platform/clock.js';
import type { Beneficiary } from '../domain/beneficiaries.js';
import { createPayment, type NewPayment, type Payment } from '../domain/payment.js';
import {
  changePolicy,
  createPolicy,
  type NewPolicy,
  type Policy,
  type PolicyChange,
  statedTerms,
} from '../domain/policy.js';
import type { HowChanged } from '../domain/premium-changes.js';
import { withNext } from '../domain/premium-plan.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { leavingOf } from '../domain/book.js';
import { type NewCase, openCase, type ServiceCase } from '../domain/service-case.js';

export function newPolicy(changes: Partial<NewPolicy> = {}): NewPolicy {
  return {
    clientId: newId(),
    insurer: 'Sun Life',
    product: 'Term 20',
    line: 'life',
    application: 'issued',
    force: 'in force',
    startsOn: '2026-01-31',
    mode: 'monthly',
    premium: { amount: 250_000, currency: null },
    ...changes,
  };
}

export function aPolicy(changes: Partial<NewPolicy> = {}): Policy {
  return createPolicy(newPolicy(changes), newId(), '2026-11-20T08:00:00.000Z');
}

/** How a policy is changed by what is stated. */
export function decided(
  change: PolicyChange,
  { at, today }: { readonly at: string; readonly today: string },
  how: Partial<HowChanged> = {},
) {
  return {
    decide: (policy: Policy) => changePolicy(policy, change, at, { ifUpdatedAt: null, today }),
    how: {
      kind: 'change' as const,
      effectiveOn: null,
      arrears: null,
      stated: statedTerms(change),
      ...how,
    },
  };
}

export function aPaidSum(changes: Partial<NewPayment> = {}): NewPayment {
  const later = { remittedOn: null, postedOn: null, receiptNumber: null };
  return { paidOn: '2026-11-20', amount: 250_000, ...later, ...changes };
}

export function aPayment(premiumId: string, changes: Partial<NewPayment> = {}): Payment {
  const origin = { id: newId(), premiumId, recordedBy: 'ana', recordedByName: 'Ana Cruz' };
  const createdAt = '2026-11-20T08:00:00.000Z';
  return createPayment(aPaidSum(changes), { ...origin, createdAt }, '2026-11-20');
}

export function aBeneficiary(changes: Partial<Beneficiary> = {}): Beneficiary {
  const of = { relationship: 'child', class: 'primary', revocable: true } as const;
  return { name: 'Ana Reyes', share: 10_000, ...of, ...changes };
}

export function aCase({
  policyId = newId(),
  ...changes
}: Partial<NewCase> & { policyId?: string } = {}): ServiceCase {
  const author = { id: 'ana', name: 'Ana Cruz', at: '2026-11-20T08:00:00.000Z' };
  return openCase({ kind: 'claim', title: 'Hospital stay', ...changes }, { id: newId(), policyId }, author);
}

/** With the premiums that follow from it. */
export function aStoredPolicy(changes: Partial<NewPolicy> = {}, today = '2026-11-20'): StoredPolicy {
  const { policy, premiums, nextDueOn } = withNext(
    { policy: aPolicy(changes), premiums: [] },
    { today, newId },
  );
  const ids = { insurerId: 'sun life', productId: 'sun life life term 20' };
  return { policy, ...ids, ...leavingOf(null, policy, today), premiums, nextDueOn };
}
