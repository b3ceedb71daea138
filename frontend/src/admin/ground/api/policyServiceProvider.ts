import { ApiError, call } from '@/shared/api-client';
import type { Beneficiary, Insurer, Policy, ServiceCase, ServiceCaseChange } from '@/shared/api-types';

const POLICIES = '/api/admin/policies';
const INSURERS = '/api/admin/insurers';

/** Beneficiaries and service cases of policies, and their insurers, over the REST API. */
export const policyServiceProvider = {
  /** Null if there is no such policy. */
  policy: (id: string): Promise<Policy | null> =>
    call<Policy>(`${POLICIES}/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  /** Rejects with a 409 when the policy was changed since `ifUpdatedAt`. */
  changeBeneficiaries: (
    id: string,
    body: { beneficiaries: readonly Beneficiary[]; ifUpdatedAt: string },
  ): Promise<Beneficiary[]> => call(`${POLICIES}/${id}/beneficiaries`, { method: 'PUT', body }),
  /** The open ones first. */
  policyCases: (policyId: string): Promise<ServiceCase[]> => call(`${POLICIES}/${policyId}/cases`),
  openCase: (policyId: string, body: ServiceCaseChange): Promise<ServiceCase> =>
    call(`${POLICIES}/${policyId}/cases`, { method: 'POST', body }),
  changeCase: (id: string, body: ServiceCaseChange): Promise<ServiceCase> =>
    call(`/api/admin/cases/${id}`, { method: 'PATCH', body }),
  insurers: (): Promise<readonly Insurer[]> => call(INSURERS),
  renameInsurer: (id: string, name: string): Promise<Insurer> =>
    call(`${INSURERS}/${id}`, { method: 'PATCH', body: { name } }),
  /** The other one is gone. Rejects with a 409 when both have a policy with one number. */
  mergeInsurer: (id: string, otherId: string): Promise<Insurer> =>
    call(`${INSURERS}/${id}/merge`, { method: 'POST', body: { otherId } }),
  changeProduct: (id: string, body: { name?: string; graceDays?: number | null }): Promise<Insurer> =>
    call(`/api/admin/products/${id}`, { method: 'PATCH', body }),
  /** The other one is gone. */
  mergeProduct: (id: string, otherId: string): Promise<Insurer> =>
    call(`/api/admin/products/${id}/merge`, { method: 'POST', body: { otherId } }),
};

export type PolicyServiceProvider = typeof policyServiceProvider;
