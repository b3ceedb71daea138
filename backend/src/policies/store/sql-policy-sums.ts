import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { ClientQueries } from '../../clients/client-queries.js';
import { Database } from '../../platform/database/database.js';
import { type CountedPart, countedPart, TIMES_A_YEAR } from '../domain/book.js';
import type { PolicyFilter } from '../policy-queries.js';
import { COUNTED_AMOUNTS, policyConditions, premiumConditions } from './policy-conditions.js';

/** What the policies of a list add up to, in one currency: the premiums that match, without criteria of premiums those of a year. */
export interface PolicySum {
  readonly of: CountedPart | 'yearly' | 'single';
  readonly currency: string;
  /** Premiums, or policies. */
  readonly count: number;
  /** In whole centavos. */
  readonly amount: number;
}

const YEARLY = `p.amount * CASE p.mode ${Object.entries(TIMES_A_YEAR)
  .map(([mode, times]) => `WHEN '${mode}' THEN ${times}`)
  .join(' ')} END`;

/** The sums over lists of policies, as the figures of the book count them. */
@Injectable()
export class SqlPolicySums {
  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
    private readonly clients: ClientQueries,
  ) {}

  /** In the order of the currencies. */
  async of(filter: PolicyFilter): Promise<PolicySum[]> {
    const today = this.time.today();
    const { where, values } = policyConditions(filter, today, this.clients);
    const premiums = premiumConditions(filter, today);
    if (premiums) {
      const of = countedPart(filter.premiumState);
      return this.sums(
        of,
        `SELECT d.currency, COUNT(*) AS count, SUM(${COUNTED_AMOUNTS[of]}) AS amount
         FROM premiums d JOIN policies p ON p.id = d.policyId ${where} AND ${premiums.sql}
         GROUP BY d.currency ORDER BY d.currency`,
        [...values, ...premiums.values],
      );
    }
    const of = filter.single ? 'single' : 'yearly';
    const isOfMode = `p.mode ${filter.single ? '=' : '<>'} 'single'`;
    return this.sums(
      of,
      `SELECT p.currency, COUNT(*) AS count, SUM(${filter.single ? 'p.amount' : YEARLY}) AS amount
       FROM policies p ${where === '' ? 'WHERE' : `${where} AND`} ${isOfMode} GROUP BY p.currency ORDER BY p.currency`,
      values,
    );
  }

  private async sums(of: PolicySum['of'], sql: string, values: readonly unknown[]): Promise<PolicySum[]> {
    const rows = await this.database.reader.query<Omit<PolicySum, 'of'>[]>(sql, [...values]);
    return rows.map(({ currency, count, amount }) => ({
      of,
      currency,
      count: Number(count),
      amount: Number(amount),
    }));
  }
}
