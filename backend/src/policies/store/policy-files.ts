import { AMOUNT, column, CURRENCY, fileOf, type RowsInFile } from '../../platform/fields/rows-in-file.js';
import { DAY, TIME } from '../../platform/fields/file-columns.js';
import { POLICY_FIELDS } from '../domain/policy-fields.js';

const BENEFICIARIES: RowsInFile = {
  file: 'beneficiaries.csv',
  about: 'Who is paid when the insured person of a policy dies.',
  each: 'beneficiaries',
  columns: [
    column('Name', 'name', 'text'),
    column('Relationship', 'relationship', 'to the policyholder'),
    column('Share', 'share', 'percent of the class', { as: 'percent' }),
    column('Class', 'class', 'primary or contingent'),
    column('Revocable', 'revocable', 'yes or no', { as: { true: 'yes', false: 'no' } }),
    column('Policy ID', 'id', 'of policies.csv'),
  ],
};

const RIDERS: RowsInFile = {
  file: 'riders.csv',
  about: 'What is insured beside a policy. Amounts are in the currency of its premium.',
  each: 'riders',
  columns: [
    column('Rider', 'name', 'text'),
    column('Amount', 'amount', 'amount', AMOUNT),
    column('Ends at Age', 'endsAtAge', 'years'),
    column('Premium', 'premium', 'part of each premium', AMOUNT),
    column('Policy ID', 'id', 'of policies.csv'),
  ],
};

const CHEQUES: RowsInFile = {
  file: 'cheques.csv',
  about: 'Post-dated cheques for premiums. Amounts are in the currency of the premium.',
  each: 'cheques',
  columns: [
    column('Cheque Number', 'number', 'text'),
    column('Bank', 'bank', 'name'),
    column('Date', 'date', DAY),
    column('Amount', 'amount', 'amount; empty for that of the premium', AMOUNT),
    column('Deposited', 'isDeposited', 'yes or no', { as: { true: 'yes', false: 'no' } }),
    column('Policy ID', 'id', 'of policies.csv'),
  ],
};

export const POLICY_FILES = [
  fileOf('policies.csv', 'Policies. Can be imported after clients.csv.', POLICY_FIELDS),
  BENEFICIARIES,
  RIDERS,
  CHEQUES,
];

export const PREMIUMS_FILE: RowsInFile = {
  file: 'premiums.csv',
  about: 'Premiums that are or were due.',
  columns: [
    column('Due', 'dueDate', DAY),
    column('Covers From', 'coversFrom', DAY),
    column('Covers Until', 'coversUntil', DAY),
    column('Grace Ends', 'graceEndsOn', DAY),
    column('Amount', 'amount', 'amount', AMOUNT),
    column('Paid', 'paidAmount', 'amount', AMOUNT),
    CURRENCY,
    column('Premium ID', 'id', 'id'),
    column('Policy ID', 'policyId', 'of policies.csv'),
  ],
};

export const CORRECTIONS_FILE: RowsInFile = {
  file: 'premium-corrections.csv',
  about: 'What premiums were before they were corrected.',
  columns: [
    column('Amount', 'amount', 'amount', AMOUNT),
    column('Due', 'dueDate', DAY),
    column('Reason', 'reason', 'text'),
    column('Corrected By', 'correctedByName', 'name'),
    column('Corrected (UTC)', 'correctedAt', TIME),
    column('Correction ID', 'id', 'id'),
    column('Premium ID', 'premiumId', 'of premiums.csv'),
  ],
};
