import type { PoliciesProvider } from '../admin/providers/policiesProvider';
import type { PolicyServiceProvider } from '../admin/providers/policyServiceProvider';
import type { Payment, Policy, PolicyChange, PolicyVersion, Premium } from '../shared/api-types';
import { aPolicy as anyPolicy } from './fakePolicyService';

/** A policy in its grace days, whose client is `aClient()`; set only the fields that matter to the test. */
export const aPolicy = (changes: Partial<Policy> = {}): Policy =>
  anyPolicy({
    ...{ policyNumber: '0001-77', startsOn: '2026-11-01', mode: 'quarterly' },
    premium: { amount: 1_250_050, currency: 'PHP' },
    ...changes,
  });

export function aPremium(changes: Partial<Premium> = {}): Premium {
  return {
    ...{ id: 'premium-1', dueDate: '2026-11-01', graceEndsOn: '2026-12-02', amount: 1_250_050 },
    ...{ currency: 'PHP', paidAmount: 0, state: 'in grace', daysLeft: 8, payments: [] },
    ...changes,
  };
}

export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    ...{ id: 'payment-1', premiumId: 'premium-1', amount: 1_250_050, paidOn: '2026-11-20' },
    ...{ remittedOn: null, postedOn: null, receiptNumber: null, reversalOf: null, reason: null },
    ...{ recordedBy: 'user-1', recordedByName: 'Ana Cruz', createdAt: '2026-11-20T01:00:00.000Z' },
    ...changes,
  };
}

export interface PoliciesData {
  /** Of every policy. */
  premiums: Premium[];
  policyVersions: PolicyVersion[];
}

/** The policies' part of the fake provider. */
export function fakePolicies({
  data,
  change,
}: {
  data: PoliciesData & { policies: Policy[] };
  change: <T>(name: string, act: () => T) => Promise<T>;
}): Omit<PoliciesProvider, keyof PolicyServiceProvider> {
  const store = (payment: Payment) => {
    data.premiums = data.premiums.map((premium) => {
      if (premium.id !== payment.premiumId) return premium;
      const paidAmount = premium.paidAmount + payment.amount;
      const isPaid = paidAmount >= premium.amount;
      const state = isPaid ? { state: 'paid' as const, daysLeft: null } : { state: 'in grace' as const };
      return { ...premium, ...state, paidAmount, payments: [...premium.payments, payment] };
    });
    return payment;
  };
  const known = (id: string) =>
    data.premiums.flatMap(({ payments }) => payments).find((payment) => payment.id === id)!;
  return {
    clientPolicies: async (clientId) => data.policies.filter((policy) => policy.clientId === clientId),
    policyPremiums: async () => data.premiums,
    policyVersions: async () => data.policyVersions,
    addPolicy: (fields) =>
      change(`addPolicy ${JSON.stringify(fields)}`, () => {
        const added = aPolicy({ ...(fields as Partial<Policy>), id: `policy-new-${data.policies.length}` });
        data.policies = [...data.policies, added];
        return added;
      }),
    changePolicy: (id, { ifUpdatedAt: _, ...fields }) =>
      change(`changePolicy ${JSON.stringify(fields)}`, () => {
        const { reason: __, ...details }: PolicyChange = fields;
        const before = data.policies.find((policy) => policy.id === id)!;
        const changed = { ...before, ...(details as Partial<Policy>), updatedAt: '2026-11-22T01:00:00.000Z' };
        data.policies = data.policies.map((policy) => (policy.id === id ? changed : policy));
        return changed;
      }),
    recordPayment: (premiumId, payment, key) =>
      change(`recordPayment ${premiumId} ${JSON.stringify(payment)} ${key.length}`, () =>
        store(aPayment({ ...payment, premiumId, id: 'payment-new' })),
      ),
    changePayment: (id, progress) =>
      change(`changePayment ${JSON.stringify(progress)}`, () => ({
        ...known(id),
        ...(progress as Partial<Payment>),
      })),
    reversePayment: (id, reason) =>
      change(`reversePayment ${reason}`, () => {
        const { premiumId, amount } = known(id);
        return store(aPayment({ id: `${id}-back`, premiumId, amount: -amount, reversalOf: id, reason }));
      }),
  };
}
