import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recurringOn, yearsBetween } from '../../calendar/domain/recurring-days.js';
import { type Client, ClientQueries } from '../../clients/client-queries.js';
import { Database } from '../../platform/database/database.js';
import { firstRows } from '../../platform/database/first-rows.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { OWED, PAYING, type Policy } from '../domain/policy.js';
import { GOES_ON } from '../domain/premium-today.js';
import { REMINDED_DAYS_BEFORE } from '../domain/policy-mails.js';
import { graceDaysLeft, premiumState } from '../domain/premium-state.js';

import { reachedPayor } from '../policy-queries.js';
import {
  PolicyDays,
  type PolicyCounts,
  type PolicyDay,
  type PolicyPremium,
  type WaitingPremiums,
} from '../policy-days.js';

type Unnamed<T> = Omit<T, 'client' | 'payor'> & Pick<Policy, 'clientId' | 'payor'>;

const POLICY =
  'p.id AS policyId, p.clientId, p.payor, p.policyNumber, p.startsOn, i.name AS insurer, r.name AS product';
const NAMES = 'JOIN insurers i ON i.id = p.insurerId JOIN products r ON r.id = p.productId';
const oneOf = (words: readonly string[]) => `IN (${words.map((word) => `'${word}'`).join(', ')})`;
/** Of policies `p` for which premiums fall due. */
export const IS_PAYING = `p.forceState ${oneOf(PAYING.force)} AND p.application ${oneOf(PAYING.application)}`;
const IS_OWED = `p.forceState ${oneOf(OWED.force)} AND p.application ${oneOf(OWED.application)}`;
const IN_FORCE = `p.forceState ${oneOf([GOES_ON.force])} AND p.application ${oneOf([GOES_ON.application])}`;

/** Every statement reads the first rows of an index. */
@Injectable()
export class SqlPolicyDays extends PolicyDays {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientQueries,
  ) {
    super();
  }

  override async waitingPremiums(today: CalendarDate, limit: number): Promise<WaitingPremiums> {
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

  override async duePremiums(today: CalendarDate, limit: number): Promise<string[]> {
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

  override pastGrace(from: CalendarDate, today: CalendarDate): Promise<{ id: string; clientId: string }[]> {
    return this.database.reader.query(
      `SELECT d.id, p.clientId FROM premiums d JOIN policies p ON p.id = d.policyId
       WHERE d.unpaidUntil >= ? AND d.unpaidUntil < ? AND ${IN_FORCE} ORDER BY d.unpaidUntil, d.id`,
      [from, today],
    );
  }

  override async premiums(ids: readonly string[], today: CalendarDate): Promise<PolicyPremium[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.reader.query<
      (Unnamed<Omit<PolicyPremium, 'isInForce' | 'state' | 'daysLeft'>> & { readonly isInForce: unknown })[]
    >(
      `SELECT d.id, d.dueDate, d.graceEndsOn, d.amount, d.paidAmount, d.currency, ${POLICY},
         CASE WHEN ${IN_FORCE} THEN 1 ELSE 0 END AS isInForce
       FROM premiums d JOIN policies p ON p.id = d.policyId ${NAMES}
       WHERE d.id IN (${placeholders(ids)}) AND ${IS_OWED}`,
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

  override async countsOf(
    clientIds: readonly string[],
    today: CalendarDate,
  ): Promise<ReadonlyMap<string, PolicyCounts>> {
    const ids = [...new Set(clientIds)];
    if (ids.length === 0) return new Map();
    const rows = await this.database.reader.query<
      ({ readonly clientId: string } & Record<keyof PolicyCounts, number | string>)[]
    >(
      `SELECT p.clientId, COUNT(*) AS policies,
         COUNT(CASE WHEN p.nextUnpaidUntil >= ? AND p.nextPremiumDue < ? THEN 1 END) AS inGrace,
         COUNT(CASE WHEN p.nextUnpaidUntil < ? THEN 1 END) AS pastGrace
       FROM policies p WHERE p.clientId IN (${placeholders(ids)}) AND ${IS_PAYING} GROUP BY p.clientId`,
      [today, today, today, ...ids],
    );
    return new Map(
      rows.map(({ clientId, policies, inGrace, pastGrace }) => [
        clientId,
        { policies: Number(policies), inGrace: Number(inGrace), pastGrace: Number(pastGrace) },
      ]),
    );
  }

  override async days(dates: readonly CalendarDate[], limit: number): Promise<PolicyDay[]> {
    const branches = dates.flatMap((date) => {
      const yearly = recurringOn(date, 12);
      const anniversary = `p.startsMonthDay IN (${placeholders(yearly)}) AND p.startsOn < ? AND ${IN_FORCE}
        AND (p.endsOn IS NULL OR p.endsOn <> ?)`;
      return [
        { kind: 'maturity', date, condition: `p.endsOn = ? AND ${IN_FORCE}`, parameters: [date] } as const,
        {
          kind: 'anniversary' as const,
          date,
          condition: anniversary,
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
        ...policy,
        kind,
        date,
        years: yearsBetween(startsOn, date),
      })),
    );
  }

  override async soldIn(bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (bookingIds.length === 0) return new Set();
    const rows = await this.database.reader.query<{ saleId: string }[]>(
      `SELECT DISTINCT saleId FROM policies WHERE saleId IN (${placeholders(bookingIds)})`,
      [...bookingIds],
    );
    return new Set(rows.map(({ saleId }) => saleId));
  }

  override async any(): Promise<boolean> {
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
       WHERE ${condition} AND ${IS_OWED} ORDER BY ${order}, d.policyId LIMIT ?`,
      [...parameters, limit],
    );
    return rows.map(({ id }) => id);
  }

  private async withClients<Row extends Pick<Policy, 'clientId' | 'payor'>>(
    rows: readonly Row[],
  ): Promise<
    (Omit<Row, 'clientId' | 'payor'> & { readonly client: Client; readonly payor: Client | null })[]
  > {
    const people = rows.flatMap(({ clientId, payor }) => (payor === null ? [clientId] : [clientId, payor]));
    const clients = await this.clients.byIds(people);
    return rows.flatMap(({ clientId, payor, ...row }) => {
      const client = clients.get(clientId);
      return client ? { ...row, client, payor: reachedPayor(clients, payor) } : [];
    });
  }
}
