import { CASE_FIELDS } from '../../policies/domain/case-fields.js';
import { PAYMENT_FIELDS } from '../../policies/domain/payment-fields.js';
import { POLICY_FIELDS } from '../../policies/domain/policy-fields.js';
import { AMOUNT, column, columnsFrom, currency, day, time } from './export-columns.js';
import type { ExportFile } from './export-file.js';

const policy = column('Policy ID', 'policyId', 'of policies.csv');

/** What is kept of policies. */
export const POLICY_FILES: readonly ExportFile[] = [
  {
    name: 'policies.csv',
    about: 'Policies. Can be imported after clients.csv.',
    tables: { policies: '' },
    columns: columnsFrom(POLICY_FIELDS),
  },
  {
    name: 'beneficiaries.csv',
    about: 'Who is paid when the insured person of a policy dies.',
    tables: { policies: '' },
    each: 'beneficiaries',
    columns: [
      column('Name', 'name', 'text'),
      column('Relationship', 'relationship', 'to the owner'),
      column('Share', 'share', 'percent of the class', { as: 'percent' }),
      column('Class', 'class', 'primary or contingent'),
      column('Revocable', 'revocable', 'yes or no', { as: { true: 'yes', false: 'no' } }),
      column('Policy ID', 'id', 'of policies.csv'),
    ],
  },
  {
    name: 'premiums.csv',
    about: 'Premiums that are or were due.',
    tables: { premiums: '' },
    columns: [
      column('Due', 'dueDate', day),
      column('Covers From', 'coversFrom', day),
      column('Covers Until', 'coversUntil', day),
      column('Grace Ends', 'graceEndsOn', day),
      column('Amount', 'amount', 'amount', AMOUNT),
      column('Paid', 'paidAmount', 'amount', AMOUNT),
      currency,
      column('Premium ID', 'id', 'id'),
      policy,
    ],
  },
  {
    name: 'payments.csv',
    about: 'Payments of premiums. One that takes another back has a negative amount and its id.',
    tables: { premium_payments: '' },
    columns: columnsFrom(PAYMENT_FIELDS),
  },
  {
    name: 'premium-corrections.csv',
    about: 'What premiums were before they were corrected.',
    tables: { premium_corrections: '' },
    columns: [
      column('Amount', 'amount', 'amount', AMOUNT),
      column('Due', 'dueDate', day),
      column('Reason', 'reason', 'text'),
      column('Corrected By', 'correctedByName', 'name'),
      column('Corrected (UTC)', 'correctedAt', time),
      column('Correction ID', 'id', 'id'),
      column('Premium ID', 'premiumId', 'of premiums.csv'),
    ],
  },
  {
    name: 'service-cases.csv',
    about: 'Claims and other work for policies.',
    tables: { service_cases: '' },
    columns: columnsFrom(CASE_FIELDS),
  },
];
