import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../calendar/domain/calendar-date.js';
import { recurringOn, yearsBetween } from '../calendar/domain/recurring-days.js';
import { type Client, ClientQueries } from '../clients/client-queries.js';
import { Database } from '../platform/database/database.js';
import { firstRows } from '../platform/database/first-rows.js';
import { placeholders } from '../platform/database/placeholders.js';
import type { Policy } from './domain/policy.js';
import { REMINDED_DAYS_BEFORE } from './domain/policy-mails.js';
import { type DatedPremium, graceDaysLeft, premiumState, type PremiumState } from './domain/premium-state.js';

export { policyName } from './domain/policy.js';
export { daysPastGrace, PREMIUM_STATES } from './domain/premium-state.js';

interface NamedPolicy extends Pick<Policy, 'insurer' | 'product' | 'policyNumber'> {
  readonly policyId: string;
  /** The owner. */
  readonly client: Client;
}

/** A premium of a policy that goes on. Amounts are in whole centavos. */
export interface PolicyPremium extends DatedPremium, NamedPolicy {
  readonly id: string;
  readonly currency: string;
  readonly state: PremiumState;
  /** Of the grace days, 0 on the last one; null for a premium that is not in grace. */
  readonly daysLeft: number | null;
  readonly isInForce: boolean;
}

/** A day of a policy in force. */
export interface PolicyDay extends NamedPolicy {
  readonly kind: 'anniversary' | 'maturity';
  readonly date: CalendarDate;
  /** Since the start, complete on that day. */
  readonly years: number;
}

type Unnamed<T> = Omit<T, 'client'> & { readonly clientId: string };

const POLICY =
  'p.id AS policyId, p.clientId, p.policyNumber, p.startsOn, i.name AS insurer, r.name AS product';
const NAMES = 'JOIN insurers i ON i.id = p.insurerId JOIN products r ON r.id = p.productId';
/** As `isPaying` says (domain/policy.ts). */
const IS_PAYING = `p.forceState IN ('not yet', 'in force') AND p.application IN ('applied', 'issued')`;
const IN_FORCE = `p.forceState = 'in force' AND p.application = 'issued'`;

/** The ids of the premiums that wait for a payment, in their order. */
export interface WaitingPremiums {
  /** Longest first. */
  readonly pastGrace: readonly string[];
  /** By the days left. */
  readonly inGrace: readonly string[];
  /** Due today or within seven days. */
  readonly dueSoon: readonly string[];
}

/** What policies bring on some day. Every statement reads the first rows of an index. */
@Injectable()
export class PolicyDays {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientQueries,
  ) {}

  /**
   * What is to be paid for policies that go on, each at most `limit`. A policy stands there once, with the premium that was
   * due first, until that is paid or the policy ends.
   */
  async waitingPremiums(today: CalendarDate, limit: number): Promise<WaitingPremiums> {
    const [pastGrace, inGrace, dueSoon] = await Promise.all([
      this.nextPremiumIds('p.nextUnpaidUntil < ?', [today], { order: 'p.nextUnpaidUntil', limit }),
      this.nextPremiumIds(
        'p.nextUnpaidUntil >= ? AND p.nextUnpaidUntil < ? AND p.nextPremiumDue < ?',
        [today, addDays(today, await this.longestGrace()), today],
        { order: 'p.nextUnpaidUntil, p.nextPremiumDue', limit },
      ),
      this.nextPremiumIds(
        'p.nextPremiumDue >= ? AND p.nextPremiumDue <= ?',
        [today, addDays(today, REMINDED_DAYS_BEFORE)],
        { order: 'p.nextPremiumDue', limit },
      ),
    ]);
    return { pastGrace, inGrace, dueSoon };
  }

  /** Every unpaid premium of policies that go on: those in grace by the days left, then those due within seven days. */
  async duePremiums(today: CalendarDate, limit: number): Promise<string[]> {
    const inGrace = await this.inGrace(today, limit);
    return [...inGrace, ...(await this.dueSoon(today, limit - inGrace.length))];
  }

  private dueSoon(today: CalendarDate, limit: number): Promise<string[]> {
    return this.premiumIds(
      'd.dueDate >= ? AND d.dueDate <= ? AND d.unpaidUntil IS NOT NULL',
      [today, addDays(today, REMINDED_DAYS_BEFORE)],
      { order: 'd.dueDate, d.unpaidUntil', limit },
    );
  }

  private async inGrace(today: CalendarDate, limit: number): Promise<string[]> {
    return this.premiumIds(
      'd.unpaidUntil >= ? AND d.unpaidUntil < ? AND d.dueDate < ?',
      [today, addDays(today, await this.longestGrace()), today],
      { order: 'd.unpaidUntil, d.dueDate', limit },
    );
  }

  /** The unpaid premiums of policies in force whose days of grace ended on that day or later, before today. */
  pastGrace(from: CalendarDate, today: CalendarDate): Promise<{ id: string; clientId: string }[]> {
    return this.database.reader.query(
      `SELECT d.id, p.clientId FROM premiums d JOIN policies p ON p.id = d.policyId
       WHERE d.unpaidUntil >= ? AND d.unpaidUntil < ? AND ${IN_FORCE} ORDER BY d.unpaidUntil, d.id`,
      [from, today],
    );
  }

  /** The premiums with these ids, in that order, as they are today; those of policies that do not go on are left out. */
  async premiums(ids: readonly string[], today: CalendarDate): Promise<PolicyPremium[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.reader.query<
      (Unnamed<Omit<PolicyPremium, 'isInForce' | 'state' | 'daysLeft'>> & { readonly isInForce: unknown })[]
    >(
      `SELECT d.id, d.dueDate, d.graceEndsOn, d.amount, d.paidAmount, d.currency, ${POLICY},
         CASE WHEN ${IN_FORCE} THEN 1 ELSE 0 END AS isInForce
       FROM premiums d JOIN policies p ON p.id = d.policyId ${NAMES}
       WHERE d.id IN (${placeholders(ids)}) AND ${IS_PAYING}`,
      [...ids],
    );
    const place = new Map(ids.map((id, index) => [id, index]));
    rows.sort((one, other) => place.get(one.id)! - place.get(other.id)!);
    return this.withClients(
      rows.map(({ isInForce, ...row }) => {
        const premium = { ...row, amount: Number(row.amount), paidAmount: Number(row.paidAmount) };
        const [state, daysLeft] = [premiumState(premium, today), graceDaysLeft(premium, today)];
        return { ...premium, state, daysLeft, isInForce: Number(isInForce) === 1 };
      }),
    );
  }

  /** The anniversaries and maturities on these days, in the order of the days; at most `limit`. */
  async days(dates: readonly CalendarDate[], limit: number): Promise<PolicyDay[]> {
    const branches = dates.flatMap((date) => {
      const yearly = recurringOn(date, 12);
      const anniversary = `p.startsMonthDay IN (${placeholders(yearly)}) AND p.startsOn < ? AND ${IN_FORCE}
        AND (p.endsOn IS NULL OR p.endsOn <> ?)`;
      return [
        { kind: 'maturity', date, condition: `p.endsOn = ? AND ${IN_FORCE}`, parameters: [date] } as const,
        {
          ...({ kind: 'anniversary', date, condition: anniversary } as const),
          parameters: [...yearly, date, date],
        },
      ];
    });
    const rows = await firstRows<
      Unnamed<Omit<PolicyDay, 'kind' | 'date' | 'years'>> & Pick<Policy, 'startsOn'>,
      (typeof branches)[number]
    >(this.database.reader, `p.id, ${POLICY} FROM policies p ${NAMES}`, branches, limit);
    return this.withClients(
      rows.map(({ branch: { kind, date }, startsOn, ...policy }) => ({
        ...{ ...policy, kind, date },
        years: yearsBetween(startsOn, date),
      })),
    );
  }

  /** Those of the bookings whose sale a policy came from. */
  async soldIn(bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (bookingIds.length === 0) return new Set();
    const rows = await this.database.reader.query<{ saleId: string }[]>(
      `SELECT DISTINCT saleId FROM policies WHERE saleId IN (${placeholders(bookingIds)})`,
      [...bookingIds],
    );
    return new Set(rows.map(({ saleId }) => saleId));
  }

  /** Whether there is a policy at all. */
  async any(): Promise<boolean> {
    const rows = await this.database.reader.query<unknown[]>('SELECT 1 FROM policies LIMIT 1');
    return rows.length > 0;
  }

  private async longestGrace(): Promise<number> {
    const [longest] = await this.database.reader.query<{ days: number | null }[]>(
      'SELECT MAX(graceDays) AS days FROM policies',
    );
    return longest?.days ?? 0;
  }

  /** The next premiums of policies `p` that go on, in the order of an index of the policies. */
  private async nextPremiumIds(
    condition: string,
    parameters: readonly string[],
    { order, limit }: { readonly order: string; readonly limit: number },
  ): Promise<string[]> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT d.id FROM (SELECT p.id, p.nextPremiumDue, p.nextUnpaidUntil FROM policies p
         WHERE ${condition} ORDER BY ${order}, p.id LIMIT ?) p
       JOIN premiums d ON d.policyId = p.id AND d.dueDate = p.nextPremiumDue ORDER BY ${order}, p.id`,
      [...parameters, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** In the order of an index. */
  private async premiumIds(
    condition: string,
    parameters: readonly string[],
    { order, limit }: { readonly order: string; readonly limit: number },
  ): Promise<string[]> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT d.id FROM premiums d JOIN policies p ON p.id = d.policyId
       WHERE ${condition} AND ${IS_PAYING} ORDER BY ${order}, d.policyId LIMIT ?`,
      [...parameters, limit],
    );
    return rows.map(({ id }) => id);
  }

  private async withClients<Row extends { readonly clientId: string }>(
    rows: readonly Row[],
  ): Promise<(Omit<Row, 'clientId'> & { readonly client: Client })[]> {
    const clients = await this.clients.byIds(rows.map(({ clientId }) => clientId));
    return rows.flatMap(({ clientId, ...row }) => {
      const client = clients.get(clientId);
      return client ? { ...row, client } : [];
    });
  }
}
