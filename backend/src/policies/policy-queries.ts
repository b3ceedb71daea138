import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../calendar/business-time.js';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import { Database } from '../platform/database/database.js';
import type { Payment } from './domain/payment.js';
import type { Policy, PolicyVersion } from './domain/policy.js';
import type { ServiceCase } from './domain/service-case.js';
import { type DatedPremium, graceDaysLeft, premiumState, type PremiumState } from './domain/premium-state.js';
import { policyConditions, type PolicyFilter } from './infrastructure/policy-conditions.js';
import {
  paymentOf,
  policyOf,
  READ_POLICIES,
  type ReadPolicyRow,
  versionOf,
} from './infrastructure/policy-rows.js';
import {
  type PaymentRow,
  Policies,
  type PremiumRow,
  Premiums,
  type PolicyVersionRow,
  ServiceCases,
} from './infrastructure/policy.tables.js';

export const POLICY_SORTS = ['startsOn', 'policyNumber', 'createdAt'] as const;
export type PolicySort = (typeof POLICY_SORTS)[number];

export interface PolicyPageRequest {
  readonly filter: PolicyFilter;
  readonly sort: PolicySort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** A premium as it is today. Amounts are in whole centavos. */
export interface ListedPremium extends DatedPremium {
  readonly id: string;
  readonly currency: string;
  readonly state: PremiumState;
  /** Of the grace days, 0 on the last one; null for a premium that is not in grace. */
  readonly daysLeft: number | null;
  /** Oldest first. */
  readonly payments: readonly Payment[];
}

/** Reads of policies. */
@Injectable()
export class PolicyQueries {
  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
  ) {}

  async page({ filter, sort, order, range }: PolicyPageRequest): Promise<{ rows: Policy[]; total: number }> {
    const { where, values } = policyConditions(filter, this.time.today());
    const { reader } = this.database;
    const [counted] = await reader.query<{ policies: number | string }[]>(
      `SELECT COUNT(*) AS policies FROM policies p ${where}`,
      values,
    );
    const rows = await reader.query<ReadPolicyRow[]>(
      `${READ_POLICIES} ${where} ORDER BY p.${sort} ${order}, p.id ${order} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return { rows: rows.map(policyOf), total: Number(counted?.policies ?? 0) };
  }

  /** Null for an unknown id. */
  async find(id: string): Promise<Policy | null> {
    const [row] = await this.database.reader.query<ReadPolicyRow[]>(`${READ_POLICIES} WHERE p.id = ?`, [id]);
    return row ? policyOf(row) : null;
  }

  /** The earlier states, newest first; null for an unknown policy. */
  async versions(policyId: string): Promise<PolicyVersion[] | null> {
    if (!(await this.isKnown(policyId))) return null;
    const rows = await this.database.reader.query<PolicyVersionRow[]>(
      'SELECT * FROM policy_versions WHERE policyId = ? ORDER BY id DESC',
      [policyId],
    );
    return rows.map(versionOf);
  }

  /** The premiums by due date; null for an unknown policy. */
  async premiums(policyId: string): Promise<ListedPremium[] | null> {
    if (!(await this.isKnown(policyId))) return null;
    const { reader } = this.database;
    const rows = await reader.find(Premiums, { where: { policyId }, order: { dueDate: 'ASC' } });
    const lines = await reader.query<PaymentRow[]>(
      `SELECT l.* FROM premium_payments l JOIN premiums d ON d.id = l.premiumId WHERE d.policyId = ? ORDER BY l.id`,
      [policyId],
    );
    const payments = lines.map(paymentOf);
    const today = this.time.today();
    return rows.map((row) =>
      listedPremium(
        row,
        payments.filter(({ premiumId }) => premiumId === row.id),
        today,
      ),
    );
  }

  /** The service cases, the open ones first, each newest first; null for an unknown policy. */
  async cases(policyId: string): Promise<ServiceCase[] | null> {
    if (!(await this.isKnown(policyId))) return null;
    const cases = await this.database.reader.find(ServiceCases, {
      where: { policyId },
      order: { id: 'DESC' },
    });
    const isOpen = ({ closedAt }: ServiceCase) => closedAt === null;
    return [...cases.filter(isOpen), ...cases.filter((one) => !isOpen(one))];
  }

  private isKnown(id: string): Promise<boolean> {
    return this.database.reader.existsBy(Policies, { id });
  }
}

function listedPremium(
  { policyId: _, coversUntil: __, unpaidUntil: ___, ...premium }: PremiumRow,
  payments: readonly Payment[],
  today: CalendarDate,
): ListedPremium {
  const state = premiumState(premium, today);
  return { ...premium, state, daysLeft: graceDaysLeft(premium, today), payments };
}
