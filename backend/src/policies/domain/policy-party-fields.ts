import { inFiles } from '../../platform/fields/file-columns.js';

const PARTY = { about: 'person', type: 'party', max: 200, optional: true } as const;
const CELL = 'name, or id of clients.csv';

/** Who else has to do with a policy: the id of a client, or a name. */
export const POLICY_PARTY_FIELDS = {
  insured: {
    ...PARTY,
    description: 'The id of a client, or a name; null for the policyholder',
    label: 'Insured',
    headings: `insured, life insured, insured name, name of insured, insured person, life assured, assured,
      name of life insured, proposed insured, nakaseguro`,
    files: inFiles('Insured', 'name, or id of clients.csv; empty for the policyholder'),
  },
  payor: {
    ...PARTY,
    description: 'Who pays: the id of a client, or a name; null for the policyholder',
    label: 'Payor',
    headings: 'payor, payer, premium payor, premium payer, name of payor, payor name, paid by, nagbabayad',
    files: inFiles('Payor', `${CELL}; empty for the policyholder`),
  },
  contingentOwner: {
    ...PARTY,
    description: 'Who owns it after the policyholder: the id of a client, or a name',
    label: 'Contingent owner',
    headings:
      'contingent owner, contingent policyowner, contingent policy owner, successor owner, secondary owner',
    files: inFiles('Contingent Owner', CELL),
  },
  assignee: {
    ...PARTY,
    description: 'To whom the policy is assigned, such as a bank: the id of a client, or a name',
    label: 'Assignee',
    headings: 'assignee, assigned to bank, collateral assignee, absolute assignee, mortgagee',
    files: inFiles('Assignee', CELL),
  },
} as const;

export type PolicyParty = keyof typeof POLICY_PARTY_FIELDS;
export const POLICY_PARTIES = Object.keys(POLICY_PARTY_FIELDS) as readonly PolicyParty[];
