import { addDays, type CalendarDate, firstOfMonth } from '@contract';
import type { NewPayment, PaymentChange, PolicyChange, PremiumCorrection } from '@/shared/api-types';
import { api } from './api';
import { policyServiceProvider } from './policyServiceProvider';

interface ListedBy {
  /** `2026-11`, a period of due dates. */
  readonly dueMonth?: string;
  /** The tab. */
  readonly state?: string;
}

/** The filters of the list as the server knows them. */
export function policyFilter({ dueMonth, state, ...rest }: ListedBy): object {
  const filter = state === 'calls' ? { ...rest, overdue: true } : rest;
  if (!dueMonth) return filter;
  const dueFrom: CalendarDate = `${dueMonth}-01`;
  return { ...filter, dueFrom, dueTo: addDays(firstOfMonth(dueFrom, 1), -1) };
}

/** The policies of the list and of clients, their premiums and payments over the REST API. */
export const policiesProvider = {
  ...policyServiceProvider,
  /** By due date. */
  policyPremiums: (id: string) => api.get('/api/admin/policies/{id}/premiums', { path: { id } }),
  /** The earlier states, newest first. */
  policyVersions: (id: string) => api.get('/api/admin/policies/{id}/versions', { path: { id } }),
  /** What the change would do to the premiums; nothing is stored. */
  previewPolicyChange: (id: string, body: PolicyChange) =>
    api.post('/api/admin/policies/{id}/change-preview', { path: { id }, body }),
  /** Rejects with a 409 when the premium is paid, unless it is paid `again`. The same key records the same payment once. */
  recordPayment: (id: string, body: NewPayment, key: string) =>
    api.post('/api/admin/premiums/{id}/payments', {
      path: { id },
      header: { 'Idempotency-Key': key },
      body,
    }),
  changePayment: (id: string, body: PaymentChange) =>
    api.patch('/api/admin/payments/{id}', { path: { id }, body }),
  reversePayment: (id: string, reason: string) =>
    api.post('/api/admin/payments/{id}/reversal', { path: { id }, body: { reason } }),
  movePayment: (id: string, premiumId: string, reason: string) =>
    api.post('/api/admin/payments/{id}/move', { path: { id }, body: { premiumId, reason } }),
  correctPremium: (id: string, body: PremiumCorrection) =>
    api.patch('/api/admin/premiums/{id}', { path: { id }, body }),
};

export type PoliciesProvider = typeof policiesProvider;
