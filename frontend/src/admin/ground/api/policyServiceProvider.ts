import type { Beneficiary, NewServiceCase, ServiceCaseChange } from '@/shared/api-types';
import { api } from './api';

/** Beneficiaries and service cases of policies, and their insurers, over the REST API. */
export const policyServiceProvider = {
  /** Rejects with a 409 when the policy was changed since `ifUpdatedAt`. */
  changeBeneficiaries: (id: string, body: { beneficiaries: readonly Beneficiary[]; ifUpdatedAt: string }) =>
    api.put('/api/admin/policies/{id}/beneficiaries', { path: { id }, body }),
  /** The open ones first. */
  policyCases: (id: string) => api.get('/api/admin/policies/{id}/cases', { path: { id } }),
  openCase: (id: string, body: ServiceCaseChange) =>
    api.post('/api/admin/policies/{id}/cases', { path: { id }, body: body as NewServiceCase }),
  changeCase: (id: string, body: ServiceCaseChange) =>
    api.patch('/api/admin/cases/{id}', { path: { id }, body }),
  /** The other one is gone. Rejects with a 409 when both have a policy with one number. */
  mergeInsurer: (id: string, otherId: string) =>
    api.post('/api/admin/insurers/{id}/merge', { path: { id }, body: { otherId } }),
  changeProduct: (id: string, body: { name?: string; graceDays?: number | null }) =>
    api.patch('/api/admin/products/{id}', { path: { id }, body }),
  /** The other one is gone. */
  mergeProduct: (id: string, otherId: string) =>
    api.post('/api/admin/products/{id}/merge', { path: { id }, body: { otherId } }),
};

export type PolicyServiceProvider = typeof policyServiceProvider;
