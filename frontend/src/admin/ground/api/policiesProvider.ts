import { addDays, type CalendarDate, firstOfMonth } from '@contract';
import type { DataProvider } from 'react-admin';
import { call } from '@/shared/api-client';
import type {
  ChangePreview,
  NewPayment,
  Payment,
  PaymentChange,
  Policy,
  PolicyChange,
  PolicyVersion,
  Premium,
  PremiumCorrection,
} from '@/shared/api-types';
import { policyServiceProvider } from './policyServiceProvider';

const POLICIES = '/api/admin/policies';
/** More policies of one client are not shown on the client's page. */
const MOST_OF_CLIENT = 100;

/** The filters of the list as the server knows them: `dueMonth` (`2026-11`) is a period of due dates. */
export function policyFilter({ dueMonth, ...filter }: { readonly dueMonth?: string }): object {
  if (!dueMonth) return filter;
  const dueFrom: CalendarDate = `${dueMonth}-01`;
  return { ...filter, dueFrom, dueTo: addDays(firstOfMonth(dueFrom, 1), -1) };
}

/** The policies of the list and of clients, their premiums and payments over the REST API. */
export const policiesProvider = (base: DataProvider) => ({
  ...policyServiceProvider,
  /** Those that the client owns, by the premium that is to be paid next. */
  async clientPolicies(clientId: string): Promise<readonly Policy[]> {
    const { data } = await base.getList<Policy>('policies', {
      filter: { clientId },
      sort: { field: 'nextPremiumDue', order: 'ASC' },
      pagination: { page: 1, perPage: MOST_OF_CLIENT },
    });
    return data;
  },
  /** By due date. */
  policyPremiums: (id: string): Promise<readonly Premium[]> => call(`${POLICIES}/${id}/premiums`),
  /** The earlier states, newest first. */
  policyVersions: (id: string): Promise<readonly PolicyVersion[]> => call(`${POLICIES}/${id}/versions`),
  addPolicy: (body: PolicyChange): Promise<Policy> => call(POLICIES, { method: 'POST', body }),
  /** Rejects with a 409 when the policy was changed since `ifUpdatedAt`. */
  changePolicy: (id: string, body: PolicyChange & { ifUpdatedAt: string }): Promise<Policy> =>
    call(`${POLICIES}/${id}`, { method: 'PATCH', body }),
  /** What the change would do to the premiums; nothing is stored. */
  previewPolicyChange: (id: string, body: PolicyChange): Promise<ChangePreview> =>
    call(`${POLICIES}/${id}/change-preview`, { method: 'POST', body }),
  /** Rejects with a 409 when the premium is paid, unless it is paid `again`. The same key records the same payment once. */
  recordPayment: (premiumId: string, body: NewPayment, key: string): Promise<Payment> =>
    call(`/api/admin/premiums/${premiumId}/payments`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    }),
  changePayment: (id: string, body: PaymentChange): Promise<Payment> =>
    call(`/api/admin/payments/${id}`, { method: 'PATCH', body }),
  reversePayment: (id: string, reason: string): Promise<Payment> =>
    call(`/api/admin/payments/${id}/reversal`, { method: 'POST', body: { reason } }),
  movePayment: (id: string, premiumId: string, reason: string): Promise<Payment> =>
    call(`/api/admin/payments/${id}/move`, { method: 'POST', body: { premiumId, reason } }),
  correctPremium: (id: string, body: PremiumCorrection): Promise<Premium> =>
    call(`/api/admin/premiums/${id}`, { method: 'PATCH', body }),
});

export type PoliciesProvider = ReturnType<typeof policiesProvider>;
