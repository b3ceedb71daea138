import { CENTAVOS, columnsOf, personalColumns } from '../../platform/database/field-columns.js';
import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import { fileOf } from '../../platform/fields/rows-in-file.js';
import type { BookEntry } from '../domain/book.js';
import { CASE_FIELDS } from '../domain/case-fields.js';
import { PAYMENT_FIELDS } from '../domain/payment-fields.js';
import type { Payment } from '../domain/payment.js';
import type { Product } from '../domain/insurer.js';
import type { Policy, PolicyVersion } from '../domain/policy.js';
import { POLICY_FIELDS } from '../domain/policy-fields.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import type { Instalment } from '../domain/premium-schedule.js';
import type { ServiceCase } from '../domain/service-case.js';
import { CORRECTIONS_FILE, POLICY_FILES, PREMIUMS_FILE } from './policy-files.js';

export interface InsurerRow {
  readonly id: string;
  readonly name: string;
  /** The name in the form in which names are compared. */
  readonly nameKey: string;
}

/** A product is another one in another line. */
export interface ProductRow extends InsurerRow, Product {
  readonly insurerId: string;
}

/** The columns of the fields of a policy. */
export interface StoredDetails
  extends
    Omit<Policy, 'insurer' | 'product' | 'premium' | 'force' | StoredList>,
    Readonly<Record<StoredList, string>> {
  readonly forceState: Policy['force'];
  readonly amount: number;
  readonly currency: string;
}
/** JSON. */
type StoredList = 'beneficiaries' | 'riders' | 'cheques' | 'upcoming';

export interface PolicyRow extends StoredDetails {
  readonly insurerId: string;
  readonly productId: string;
  /** The number in the form in which numbers are compared; null without one. */
  readonly numberKey: string | null;
  readonly freeLookEndsOn: string | null;
  /** Of the first cheque that is not deposited; null without one. */
  readonly nextChequeOn: string | null;
  /** `MM-DD` of the start. */
  readonly startsMonthDay: string;
  /** The first day on which the terms will change; null for none. */
  readonly upcomingOn: string | null;
  /** The due date of the next premium that is not stored yet; null when there is none. */
  readonly nextDueOn: string | null;
  /** When the first unpaid premium is due; `NEVER_DUE` without one, and for a policy that is not in force. */
  readonly nextPremiumDue: string;
  /** The `unpaidUntil` of that premium; null without one. */
  readonly nextUnpaidUntil: string | null;
  /** As `leavingOf` says (domain/book.ts). */
  readonly leftOn: string | null;
  readonly keptMonths: number | null;
}

export interface PolicyVersionRow extends Omit<PolicyVersion, 'policy'> {
  readonly policyId: string;
  /** JSON. */
  readonly details: string;
}

export interface PremiumRow extends Instalment {
  readonly policyId: string;
  /** The last of the grace days while something is owed; null once it is paid, and for a policy that is not in force. */
  readonly unpaidUntil: string | null;
}

export interface PaymentRow extends Payment {
  /** Of the idempotency token of the request; null without one. */
  readonly requestKey: string | null;
  readonly requestFingerprint: string | null;
}

const key = { type: 'varchar', primary: true } as const;
const graceDays = { type: 'int', nullable: true } as const;

export const Insurers = new Table<InsurerRow>({
  name: 'insurers',
  holds: { noPerson: 'companies', texts: ['name', 'nameKey'] },
  exported: { notExported: 'named in policies.csv' },
  columns: { id, name: text, nameKey: text },
});

export const Products = new Table<ProductRow>({
  name: 'products',
  holds: { noPerson: 'products of companies', texts: ['name', 'nameKey'] },
  exported: { notExported: 'named in policies.csv' },
  columns: { id, insurerId: text, line: text, name: text, nameKey: text, graceDays },
});

export const Policies = new Table<PolicyRow>({
  name: 'policies',
  holds: {
    person: [...personalColumns(POLICY_FIELDS), 'numberKey'],
    others: { 'terms of a contract': ['riders', 'upcoming'] },
  },
  exported: {
    files: POLICY_FILES,
    leftOut: {
      'forms to search and sort': [
        'numberKey',
        'startsMonthDay',
        'upcomingOn',
        'freeLookEndsOn',
        'nextChequeOn',
      ],
      'derived from premiums and states': [
        'nextDueOn',
        'nextPremiumDue',
        'nextUnpaidUntil',
        'leftOn',
        'keptMonths',
      ],
    },
  },
  columns: {
    ...columnsOf(POLICY_FIELDS),
    numberKey: nullableText,
    startsMonthDay: text,
    upcomingOn: nullableText,
    freeLookEndsOn: nullableText,
    nextChequeOn: nullableText,
    nextDueOn: nullableText,
    nextPremiumDue: text,
    nextUnpaidUntil: nullableText,
    leftOn: nullableText,
    keptMonths: { type: 'int', nullable: true },
  },
});

/** What the book of policies counts. */
export const BookCounters = new Table<BookEntry>({
  name: 'book_counters',
  holds: { noPerson: 'counts and sums' },
  exported: { notExported: 'counts of exported rows' },
  columns: {
    scope: key,
    period: key,
    item: key,
    currency: key,
    counted: CENTAVOS,
    amount: CENTAVOS,
  },
});

export const PolicyVersions = new Table<PolicyVersionRow>({
  name: 'policy_versions',
  holds: { person: ['policyId', 'details', 'reason'], others: { staff: ['changedByName'] } },
  exported: { notExported: 'earlier states of policies' },
  columns: {
    id,
    policyId: text,
    details: { type: 'text' },
    reason: nullableText,
    changedBy: text,
    changedByName: text,
    changedAt: text,
  },
});

export const Premiums = new Table<PremiumRow>({
  name: 'premiums',
  holds: { person: ['policyId'] },
  exported: {
    files: [PREMIUMS_FILE],
    leftOut: { 'derived from other columns': ['unpaidUntil'] },
  },
  columns: {
    id,
    policyId: text,
    dueDate: text,
    coversFrom: text,
    coversUntil: nullableText,
    graceEndsOn: text,
    amount: CENTAVOS,
    currency: text,
    paidAmount: CENTAVOS,
    unpaidUntil: nullableText,
  },
});

export const PremiumPayments = new Table<PaymentRow>({
  name: 'premium_payments',
  holds: { person: personalColumns(PAYMENT_FIELDS), others: { staff: ['recordedByName'] } },
  exported: {
    files: [
      fileOf(
        'payments.csv',
        'Payments of premiums. One that takes another back has a negative amount and its id.',
        PAYMENT_FIELDS,
      ),
    ],
    leftOut: {
      'ids of staff, whose names are exported': ['recordedBy'],
      'recognises repeated requests': ['requestKey', 'requestFingerprint'],
    },
  },
  columns: {
    ...columnsOf(PAYMENT_FIELDS),
    requestKey: nullableText,
    requestFingerprint: nullableText,
  },
});

export const ServiceCases = new Table<ServiceCase>({
  name: 'service_cases',
  holds: {
    person: personalColumns(CASE_FIELDS),
    others: { staff: ['openedByName', 'closedByName'] },
  },
  exported: {
    files: [fileOf('service-cases.csv', 'Claims and other work for policies.', CASE_FIELDS)],
    leftOut: { 'ids of staff, whose names are exported': ['openedBy', 'closedBy'] },
  },
  columns: columnsOf(CASE_FIELDS),
});

export const PremiumCorrections = new Table<PremiumCorrection>({
  name: 'premium_corrections',
  holds: { person: ['premiumId', 'reason'], others: { staff: ['correctedByName'] } },
  exported: {
    files: [CORRECTIONS_FILE],
    leftOut: { 'ids of staff, whose names are exported': ['correctedBy'] },
  },
  columns: {
    id,
    premiumId: text,
    amount: CENTAVOS,
    dueDate: text,
    reason: text,
    correctedBy: text,
    correctedByName: text,
    correctedAt: text,
  },
});

export const PolicyMailPlans = new Table<{ kind: string; plannedOn: string; wasOn: 0 | 1 }>({
  name: 'policy_mail_plans',
  holds: { noPerson: 'days' },
  exported: { notExported: 'work that is done' },
  columns: { kind: key, plannedOn: text, wasOn: { type: 'int' } },
});
