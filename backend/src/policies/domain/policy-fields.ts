import { emptyOf, type FieldsFor, namesWhere, type NamesWith } from '../../platform/fields/fields.js';
import { DAY, inEverything, inFiles, TIME } from '../../platform/fields/file-columns.js';
import type { Policy } from './policy.js';
import {
  APPLICATION_STATES,
  FORCE_STATES,
  MOST_CENTAVOS,
  MOST_GRACE_DAYS,
  POLICY_LINES,
} from './policy-choices.js';
import { POLICY_PARTY_FIELDS } from './policy-party-fields.js';
import { POLICY_PAYMENT_FIELDS, POLICY_VALUE_FIELDS } from './policy-value-fields.js';
import { PREMIUM_MODES } from './premium-schedule.js';

const CASE = { about: 'case' } as const;
const CASE_DAY = { about: 'case', type: 'date' } as const;
const NAME = { about: 'case', type: 'named', max: 120 } as const;
const WORD = { about: 'case', type: 'choice' } as const;

/**
 * The one list of the fields of a policy, in the order of responses; two files have parts of it. Columns, rows, bodies, responses, import, files, the
 * person's export and the console's form derive from it; `Field` says how.
 */
export const POLICY_FIELDS = {
  id: { ...CASE, type: 'text', files: inFiles('Policy ID', 'id'), place: 2 },
  clientId: {
    about: 'person',
    type: 'record',
    label: 'Client',
    headings: null,
    files: inFiles('Client ID', 'of the policyholder, in clients.csv'),
    place: 2,
  },
  ...POLICY_PARTY_FIELDS,
  insurer: {
    ...NAME,
    column: 'insurerId',
    of: 'insurers',
    label: 'Insurer',
    headings: `insurer, company, insurance company, provider, carrier, insurance provider, name of insurer,
      company name, kompanya`,
    files: inFiles('Insurer', 'name'),
  },
  product: {
    ...NAME,
    column: 'productId',
    of: 'products',
    label: 'Product',
    headings: `product, plan, plan name, product name, policy name, plan description, basic plan, plan code,
      product description`,
    files: inFiles('Product', 'name'),
  },
  line: {
    ...WORD,
    choices: POLICY_LINES,
    label: 'Line',
    headings: `line, line of business, lob, type, policy type, type of policy, insurance type, plan type,
      type of insurance, product line, product type, class of business, class, coverage type`,
    files: inFiles('Line', 'life, health, accident or non-life'),
  },
  policyNumber: {
    about: 'person',
    type: 'code',
    max: 60,
    optional: true,
    rejects: true,
    label: 'Policy number',
    headings: `policy number, policy no, policy no., policy #, policy, policy num, pol no, pol #, pol num,
      pol number, policy contract no, contract number, contract no, certificate no, certificate number,
      numero ng polisiya`,
    files: inFiles('Policy Number', 'of the insurer'),
    place: -1,
  },
  application: {
    ...WORD,
    choices: APPLICATION_STATES,
    rejects: true,
    label: 'Application',
    headings: 'application, application status, underwriting status',
    files: inFiles('Application', 'word'),
  },
  force: {
    ...WORD,
    choices: FORCE_STATES,
    rejects: true,
    // FORCE is a word of SQL
    column: 'forceState',
    label: 'State',
    headings: `state, status, policy status, force, pol status, contract status, status of policy,
      inforce status`,
    files: inFiles('State', 'word'),
  },
  forceSince: {
    ...CASE_DAY,
    optional: true,
    description: 'As the insurer says; null for one that was added as such',
    apart: true,
    label: 'Since',
    headings: null,
    files: inEverything('State Since', DAY),
    place: 1,
  },
  startsOn: {
    ...CASE_DAY,
    label: 'Start',
    headings: `start, start date, starts on, effective date, effectivity date, effectivity, inception date, policy date, policy effective date, policy effectivity date, commencement date, policy start date, risk commencement date, simula`,
    files: inFiles('Start', DAY),
  },
  issuedOn: {
    ...CASE_DAY,
    optional: true,
    label: 'Issued',
    headings:
      'issue date, date issued, issued on, date of issue, policy issue date, issuance date, date of issuance',
    files: inFiles('Issued', DAY),
  },
  deliveredOn: {
    ...CASE_DAY,
    optional: true,
    description: 'The day from which the free look counts',
    label: 'Delivered',
    headings: `delivered on, delivery date, date delivered, date of delivery, policy delivery date, date received,
      received on, policy received, acknowledgement date, date acknowledged`,
    files: inFiles('Delivered', `${DAY}; the free look counts from it`),
  },
  endsOn: {
    ...CASE_DAY,
    optional: true,
    label: 'End or maturity',
    importLabel: 'End',
    headings: `end, end date, ends on, expiry, expiry date, expiration date, expiration, maturity,
      maturity date, policy end date, date of maturity, valid until`,
    files: inFiles('End', DAY),
  },
  premium: {
    ...CASE,
    type: 'money',
    max: MOST_CENTAVOS,
    label: 'Premium',
    headings: `premium, premium amount, modal premium, modal prem, premium amt, amount, hulog,
      installment premium, premium per mode`,
    files: inFiles('Premium', 'amount of each premium'),
  },
  mode: {
    ...WORD,
    choices: PREMIUM_MODES,
    label: 'Mode',
    headings: `mode, mode of payment, payment mode, premium mode, frequency, premium frequency, mop,
      payment frequency, billing mode, billing frequency, pay mode, mode of premium payment`,
    files: inFiles('Mode', 'how often a premium is due'),
  },
  graceDays: {
    ...CASE,
    type: 'number',
    max: MOST_GRACE_DAYS,
    usual: true,
    rejects: true,
    label: 'Grace days',
    headings: 'grace days, grace period',
    files: inFiles('Grace Days', 'number'),
  },
  paidBefore: {
    ...CASE_DAY,
    optional: true,
    rejects: true,
    description: 'There are no premiums due before that day',
    label: 'Premiums paid before',
    headings: `premiums paid before, paid until, paid to date, paid to, paid before, ptd, paid up to,
      premium paid to, premium paid to date, premium paid until, premium paid up to, premiums paid until,
      premiums paid to, next due date, due date, next due, next premium due, next premium due date,
      premium due date, bayad hanggang`,
    files: inFiles('Premiums Paid Before', `${DAY}; premiums due before are not asked for`),
  },
  reinstateUntil: {
    ...CASE_DAY,
    optional: true,
    label: 'Reinstatement until',
    headings: 'reinstatement until, reinstate until',
    files: inFiles('Reinstatement Until', DAY),
  },
  remarks: {
    about: 'person',
    type: 'lines',
    max: 5000,
    optional: true,
    label: 'Remarks',
    headings: 'remarks, notes, note, comments',
    files: inFiles('Remarks', 'text with lines'),
  },
  saleId: {
    ...CASE,
    type: 'record',
    optional: true,
    description: 'The booking whose sale it came from',
    label: 'Sale',
    headings: null,
    files: inEverything('Sale ID', 'the Lead ID of leads.csv'),
    place: 2,
  },
  termsSince: {
    ...CASE_DAY,
    optional: true,
    description: 'Null from the start',
    files: inEverything('Terms Since', DAY),
    place: 1,
  },
  planFrom: {
    ...CASE_DAY,
    optional: true,
    description: 'The day from which premiums are planned',
    files: inEverything('Planned From', DAY),
    place: 1,
  },
  upcoming: {
    ...CASE,
    type: 'list',
    description: 'Terms that change on a day',
    files: inEverything('Terms To Come', 'JSON: the terms that change, and from when'),
    place: 1,
  },
  createdAt: { ...CASE, type: 'time', files: inEverything('Created (UTC)', TIME), place: 1 },
  updatedAt: { ...CASE, type: 'time', files: inEverything('Changed (UTC)', TIME), place: 1 },
  ...POLICY_VALUE_FIELDS,
  ...POLICY_PAYMENT_FIELDS,
  // a file of its own
  beneficiaries: {
    about: 'person',
    type: 'list',
    apart: true,
    label: 'Beneficiaries',
    headings: null,
    files: { everything: null, list: null },
  },
} as const satisfies FieldsFor<Policy>;

type PolicyFields = typeof POLICY_FIELDS;

/** What staff write about a policy. */
export type PolicyDetail = NamesWith<PolicyFields, { label: string }>;
export const POLICY_DETAILS = namesWhere(
  POLICY_FIELDS,
  ({ label }) => label !== undefined,
) as readonly PolicyDetail[];

/** A policy of which nothing is known that may be unknown. */
export const EMPTY_POLICY = emptyOf<Policy, PolicyFields>(POLICY_FIELDS);

/** What may be left out of a new policy. */
export type LeftOut = PolicyDetail &
  NamesWith<PolicyFields, { optional: true } | { type: 'list' } | { usual: true }>;
