import type { PolicyServiceProvider } from '../admin/ground/api/policyServiceProvider';
import type { Beneficiary, Insurer, Policy, ServiceCase } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

/** A policy; set only the fields that matter to the test. */
export function aPolicy(changes: Partial<Policy> = {}): Policy {
  return {
    id: 'policy-1',
    clientId: 'client-1',
    clientName: 'Liza Reyes',
    insured: null,
    payor: null,
    contingentOwner: null,
    assignee: null,
    insurer: 'Sun Life',
    product: 'Term 20',
    line: 'life',
    policyNumber: 'P-1',
    application: 'issued',
    force: 'in force',
    forceSince: null,
    startsOn: '2026-01-31',
    issuedOn: null,
    deliveredOn: null,
    endsOn: null,
    faceAmount: null,
    paymentMethod: null,
    cardExpires: null,
    fundValue: null,
    fundValueOn: null,
    loanBalance: null,
    riders: [],
    cheques: [],
    freeLookEndsOn: null,
    contestableUntil: null,
    premium: { amount: 250_000, currency: 'PHP' },
    mode: 'monthly',
    graceDays: 31,
    paidBefore: null,
    reinstateUntil: null,
    remarks: null,
    saleId: null,
    beneficiaries: [],
    clientPhone: null,
    clientEmail: 'liza@sample.example',
    insuredName: null,
    payorName: null,
    contingentOwnerName: null,
    assigneeName: null,
    nextPremium: null,
    openCases: [],
    matched: null,
    upcomingTerms: null,
    credit: 0,
    createdAt: '2026-11-21T01:00:00.000Z',
    updatedAt: '2026-11-21T01:00:00.000Z',
    ...changes,
  };
}

export function aBeneficiary(changes: Partial<Beneficiary> = {}): Beneficiary {
  const of = { relationship: 'child', class: 'primary', revocable: true } as const;
  return { name: 'Ana Reyes', share: 10_000, ...of, ...changes };
}

export function aServiceCase(changes: Partial<ServiceCase> = {}): ServiceCase {
  return {
    id: 'case-1',
    policyId: 'policy-1',
    kind: 'claim',
    title: 'Hospital stay',
    reference: null,
    nextStep: null,
    nextBy: null,
    openedAt: '2026-11-21T01:00:00.000Z',
    openedBy: 'user-1',
    openedByName: 'Ana Cruz',
    closedAt: null,
    closedBy: null,
    closedByName: null,
    ...changes,
  };
}

export interface PolicyServiceData {
  policies: Policy[];
  cases: ServiceCase[];
  insurers: Insurer[];
}

export const noPolicies = (): PolicyServiceData => ({ policies: [], cases: [], insurers: [] });

const LATER = '2026-11-22T01:00:00.000Z';

/** The fake provider's part about beneficiaries, cases and insurers. */
export function fakePolicyService({
  data,
  change,
  reject,
}: FakeTools<PolicyServiceData>): PolicyServiceProvider {
  const find = <T extends { id: string }>(rows: readonly T[], id: string): T => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw reject(404, 'There is no such record');
    return row;
  };
  const replace = <T extends { id: string }>(rows: readonly T[], changed: T): T[] =>
    rows.map((row) => (row.id === changed.id ? changed : row));
  const insurerOf = (productId: string) =>
    data.insurers.find(({ products }) => products.some(({ id }) => id === productId))!;
  const closing = (closed: boolean | undefined): Partial<ServiceCase> =>
    closed === undefined
      ? {}
      : closed
        ? { closedAt: LATER, closedBy: 'user-1', closedByName: 'Ana Cruz' }
        : { closedAt: null, closedBy: null, closedByName: null };
  return {
    changeBeneficiaries: (id, { beneficiaries }) =>
      change('changeBeneficiaries', () => {
        const changed = { ...find(data.policies, id), beneficiaries: [...beneficiaries], updatedAt: LATER };
        data.policies = replace(data.policies, changed);
        return changed.beneficiaries;
      }),
    policyCases: async () => {
      const isOpen = ({ closedAt }: ServiceCase) => closedAt === null;
      return [...data.cases.filter(isOpen), ...data.cases.filter((one) => !isOpen(one))];
    },
    openCase: (policyId, { closed, ...details }) =>
      change(`openCase ${JSON.stringify(details)}`, () => {
        const opened = aServiceCase({
          ...(details as Partial<ServiceCase>),
          id: `case-${data.cases.length + 1}`,
          policyId,
          ...closing(closed),
        });
        data.cases = [opened, ...data.cases];
        return opened;
      }),
    changeCase: (id, { closed, ...details }) =>
      change('changeCase', () => {
        const known = find(data.cases, id);
        const changed = { ...known, ...(details as Partial<ServiceCase>), ...closing(closed) };
        data.cases = replace(data.cases, changed);
        return changed;
      }),
    mergeInsurer: (id, otherId) =>
      change(`mergeInsurer ${id} ${otherId}`, () => {
        const kept = find(data.insurers, id);
        const merged = { ...kept, products: [...kept.products, ...find(data.insurers, otherId).products] };
        data.insurers = replace(data.insurers, merged).filter((insurer) => insurer.id !== otherId);
        return merged;
      }),
    changeProduct: (id, changes) =>
      change(`changeProduct ${JSON.stringify(changes)}`, () => {
        const insurer = insurerOf(id);
        const products = replace(insurer.products, { ...find(insurer.products, id), ...changes });
        data.insurers = replace(data.insurers, { ...insurer, products });
        return { ...insurer, products };
      }),
    mergeProduct: (id, otherId) =>
      change(`mergeProduct ${id} ${otherId}`, () => {
        const insurer = insurerOf(id);
        const products = insurer.products.filter((product) => product.id !== otherId);
        data.insurers = replace(data.insurers, { ...insurer, products });
        return { ...insurer, products };
      }),
  };
}
