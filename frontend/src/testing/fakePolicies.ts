import { graceDaysLeft, isPaid, premiumState } from '@contract';
import type { PoliciesProvider } from '../admin/ground/api/policiesProvider';
import type { PolicyServiceProvider } from '../admin/ground/api/policyServiceProvider';
import type { ChangePreview, Payment, Policy, PolicyVersion, Premium } from '../shared/api-types';
import { aPolicy as anyPolicy } from './fakePolicyService';
import type { FakeTools } from './fakeTools';

/** A policy in its grace days, whose client is `aClient()`; set only the fields that matter to the test. */
export const aPolicy = (changes: Partial<Policy> = {}): Policy =>
  anyPolicy({
    policyNumber: '0001-77',
    startsOn: '2026-11-01',
    mode: 'quarterly',
    premium: { amount: 1_250_050, currency: 'PHP' },
    ...changes,
  });

/** The day on which the premium of the tests has eight days of grace left. */
const TODAY = '2026-11-24';

export function aPremium(changes: Partial<Premium> = {}): Premium {
  return {
    id: 'premium-1',
    dueDate: '2026-11-01',
    graceEndsOn: '2026-12-02',
    amount: 1_250_050,
    currency: 'PHP',
    paidAmount: 0,
    state: 'in grace',
    daysLeft: 8,
    payments: [],
    corrections: [],
    ...changes,
  };
}

export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'payment-1',
    premiumId: 'premium-1',
    amount: 1_250_050,
    paidOn: '2026-11-20',
    remittedOn: null,
    postedOn: null,
    receiptNumber: null,
    reversalOf: null,
    reason: null,
    carriedFrom: null,
    recordedBy: 'user-1',
    recordedByName: 'Ana Cruz',
    createdAt: '2026-11-20T01:00:00.000Z',
    ...changes,
  };
}

export interface PoliciesData {
  /** Of every policy. */
  premiums: Premium[];
  policyVersions: PolicyVersion[];
  /** What any change does to the premiums. */
  changePreview: ChangePreview;
}

/** A preview in which nothing changes; set only what matters to the test. */
export function aChangePreview(changes: Partial<ChangePreview> = {}): ChangePreview {
  return { keeps: [], adds: [], removes: [], changes: [], effectiveOn: null, ...changes };
}

/** The policies' part of the fake provider. */
export function fakePolicies({
  data,
  change,
  reject,
}: FakeTools<PoliciesData & { policies: Policy[] }>): Omit<PoliciesProvider, keyof PolicyServiceProvider> {
  const store = (payment: Payment) => {
    data.premiums = data.premiums.map((premium) => {
      if (premium.id !== payment.premiumId) return premium;
      const changed = { ...premium, paidAmount: premium.paidAmount + payment.amount };
      const state = premiumState(changed, TODAY);
      const daysLeft = graceDaysLeft(changed, TODAY);
      return { ...changed, state, daysLeft, payments: [...premium.payments, payment] };
    });
    return payment;
  };
  const known = (id: string) =>
    data.premiums.flatMap(({ payments }) => payments).find((payment) => payment.id === id)!;
  return {
    policyPremiums: async () => data.premiums,
    policyVersions: async () => data.policyVersions,
    previewPolicyChange: (_, fields) =>
      change(`previewPolicyChange ${JSON.stringify(fields)}`, () => data.changePreview),
    recordPayment: (premiumId, { again, applyExcess, ...payment }, key) => {
      const how = JSON.stringify({ ...payment, again, applyExcess });
      return change(`recordPayment ${premiumId} ${how} ${key.length}`, () => {
        const premium = data.premiums.find(({ id }) => id === premiumId);
        if (premium && isPaid(premium) && !again)
          throw reject(409, 'Ana Cruz has recorded a payment of this premium, and it is paid', undefined, {
            code: 'premium.already-paid',
            current: premium.payments.at(-1),
          });
        return store(aPayment({ ...payment, premiumId, id: 'payment-new' }));
      });
    },
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
    movePayment: (id, premiumId, reason) =>
      change(`movePayment ${id} ${premiumId} ${reason}`, () => {
        const moved = known(id);
        const { premiumId: from, amount } = moved;
        store(aPayment({ id: `${id}-back`, premiumId: from, amount: -amount, reversalOf: id, reason }));
        return store(aPayment({ ...moved, id: `${id}-moved`, premiumId, reason }));
      }),
    correctPremium: (id, { reason, ...corrected }) =>
      change(`correctPremium ${id} ${JSON.stringify({ ...corrected, reason })}`, () => {
        const before = data.premiums.find((premium) => premium.id === id)!;
        const correction = {
          id: 'correction-1',
          premiumId: id,
          amount: before.amount,
          dueDate: before.dueDate,
          reason,
          correctedBy: 'user-1',
          correctedByName: 'Ana Cruz',
          correctedAt: '2026-11-22T01:00:00.000Z',
        };
        const after = { ...before, ...corrected, corrections: [...before.corrections, correction] };
        data.premiums = data.premiums.map((premium) => (premium.id === id ? after : premium));
        return after;
      }),
  };
}
