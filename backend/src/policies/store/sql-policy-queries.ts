import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type Client, ClientQueries, nameOf } from '../../clients/client-queries.js';
import { type Place, type Rows, rowsWithin } from '../../platform/http/cursor-pages.js';
import { Database } from '../../platform/database/database.js';
import { contestableUntil, freeLookEndsOn } from '../domain/delivery.js';
import { peopleIn, type Policy, type PolicyVersion } from '../domain/policy.js';
import { asOf } from '../domain/premium-plan.js';
import type { Instalment } from '../domain/premium-schedule.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import { GOES_ON, type PremiumToday, premiumToday, upcomingTerms } from '../domain/premium-today.js';
import type { ServiceCase } from '../domain/service-case.js';
import { counterConditions, hasOnly, policyConditions, premiumConditions } from './policy-conditions.js';
import { matchedPremiums, openCasesOf, premiumsOfListed } from './listed-policies.js';
import {
  instalmentOf,
  paymentOf,
  policyOf,
  readPolicies,
  type ReadPolicyRow,
  versionOf,
} from './policy-rows.js';
import { type PaymentRow, Policies, Premiums, type PolicyVersionRow, ServiceCases } from './policy.tables.js';

import {
  type ListedPolicy,
  type ListedPremium,
  mailAddressOf,
  type PolicyFilter,
  type PolicyPageRequest,
  PolicyQueries,
} from '../policy-queries.js';

/** Found policies of which the first rows are found faster one by one. */
const MANY = 2_000;

@Injectable()
export class SqlPolicyQueries extends PolicyQueries {
  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
    private readonly clients: ClientQueries,
  ) {
    super();
  }

  override async page({
    filter,
    sort,
    order,
    range,
  }: PolicyPageRequest): Promise<{ rows: ListedPolicy[]; total: number }> {
    const today = this.time.today();
    const total = await this.total(filter, today);
    const { where, values } = policyConditions(
      filter,
      today,
      this.clients,
      total < MANY ? 'as a set' : 'of each',
    );
    const ordered = `ORDER BY p.${sort} ${order}, p.id ${order}`;
    // the page is read in the order of an index; joined first, all policies would be sorted for it. SQLite has to know that
    // it is short
    const ofPage = `(SELECT p.* FROM policies p ${where} ${ordered} LIMIT ${range.limit} OFFSET ${range.offset})`;
    const rows = await this.database.reader.query<ReadPolicyRow[]>(`${readPolicies(ofPage)} ${ordered}`, [
      ...values,
    ]);
    return { rows: await this.listed(rows, filter), total };
  }

  /** From counters of the book, or of premiums alone, where that is enough. */
  private async total(filter: PolicyFilter, today: CalendarDate): Promise<number> {
    const { where, values } = policyConditions(filter, today, this.clients);
    const premiums = premiumConditions(filter, today);
    const counters = counterConditions(filter, today);
    const isOfPremiums = premiums && hasOnly(filter, ['premiumState', 'dueFrom', 'dueTo', 'currency']);
    let sql = `SELECT COUNT(*) AS policies FROM policies p ${where}`;
    if (isOfPremiums)
      sql = `SELECT COUNT(DISTINCT d.policyId) AS policies FROM premiums d WHERE ${premiums.sql}`;
    if (counters) sql = `SELECT SUM(counted) AS policies FROM book_counters WHERE ${counters.sql}`;
    const [row] = await this.database.reader.query<{ policies: number | string | null }[]>(sql, [
      ...(counters?.values ?? values),
    ]);
    return Number(row?.policies ?? 0);
  }

  override async newest(after: Place | null, limit: number): Promise<Rows<Policy>> {
    const ofPage = `(SELECT * FROM policies ${after ? 'WHERE id < ?' : ''} ORDER BY id DESC LIMIT ${limit + 1})`;
    const rows = await this.database.reader.query<ReadPolicyRow[]>(
      `${readPolicies(ofPage)} ORDER BY p.id DESC`,
      [...(after ?? [])],
    );
    const today = this.time.today();
    return rowsWithin(
      rows.map((row) => asOf(policyOf(row), today)),
      limit,
      ({ id }) => [id],
    );
  }

  override async find(id: string): Promise<ListedPolicy | null> {
    const [row] = await this.database.reader.query<ReadPolicyRow[]>(`${readPolicies()} WHERE p.id = ?`, [id]);
    const [policy = null] = row ? await this.listed([row]) : [];
    return policy;
  }

  override async versions(policyId: string): Promise<PolicyVersion[] | null> {
    if (!(await this.isKnown(policyId))) return null;
    const rows = await this.database.reader.query<PolicyVersionRow[]>(
      'SELECT * FROM policy_versions WHERE policyId = ? ORDER BY id DESC',
      [policyId],
    );
    return rows.map(versionOf);
  }

  override async premiums(policyId: string): Promise<ListedPremium[] | null> {
    const { reader } = this.database;
    const policy = await reader.findOneBy(Policies, { id: policyId });
    if (!policy) return null;
    const rows = await reader.find(Premiums, { where: { policyId }, order: { dueDate: 'ASC' } });
    const lines = await reader.query<PaymentRow[]>(
      `SELECT l.* FROM premium_payments l JOIN premiums d ON d.id = l.premiumId WHERE d.policyId = ? ORDER BY l.id`,
      [policyId],
    );
    const corrections = await reader.query<PremiumCorrection[]>(
      `SELECT c.* FROM premium_corrections c JOIN premiums d ON d.id = c.premiumId WHERE d.policyId = ? ORDER BY c.id`,
      [policyId],
    );
    const payments = lines.map(paymentOf);
    const today = this.time.today();
    return rows.map((row) => ({
      ...premiumToday(instalmentOf(row), { ...policy, force: policy.forceState }, today),
      payments: payments.filter(({ premiumId }) => premiumId === row.id),
      corrections: corrections
        .filter(({ premiumId }) => premiumId === row.id)
        .map((correction) => ({ ...correction, amount: Number(correction.amount) })),
    }));
  }

  private async listed(rows: readonly ReadPolicyRow[], filter: PolicyFilter = {}): Promise<ListedPolicy[]> {
    const today = this.time.today();
    const policies = rows.map((row) => asOf(policyOf(row), today));
    const people = policies.flatMap(peopleIn);
    const ids = policies.map(({ id }) => id);
    const [clients, premiums, matched, cases] = await Promise.all([
      this.clients.byIds(people),
      premiumsOfListed(this.database.reader, ids),
      matchedPremiums(this.database.reader, ids, filter, today),
      openCasesOf(this.database.reader, ids),
    ]);
    return policies.map((known) => {
      const { planFrom: _, termsSince: __, upcoming: ___, ...policy } = known;
      return Object.assign(policy, {
        clientName: nameIn(clients, policy.clientId) ?? '',
        clientPhone: clients.get(policy.clientId)?.phone ?? null,
        clientEmail: mailAddressOf(clients.get(policy.clientId)),
        insuredName: nameIn(clients, policy.insured),
        payorName: nameIn(clients, policy.payor),
        contingentOwnerName: nameIn(clients, policy.contingentOwner),
        assigneeName: nameIn(clients, policy.assignee),
        freeLookEndsOn: freeLookEndsOn(policy),
        contestableUntil: contestableUntil(policy),
        nextPremium: nextPremium(premiums.get(policy.id)?.next ?? null, today),
        matched: matched.get(policy.id) ?? null,
        upcomingTerms: upcomingTerms(known),
        credit: premiums.get(policy.id)?.credit ?? 0,
        openCases: cases.flatMap(({ policyId, ...found }) => (policyId === policy.id ? [found] : [])),
      });
    });
  }

  override async cases(policyId: string): Promise<ServiceCase[] | null> {
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

function nameIn(clients: ReadonlyMap<string, Client>, id: string | null): string | null {
  const client = clients.get(id ?? '');
  return client ? nameOf(client) : null;
}

function nextPremium(next: Instalment | null, today: CalendarDate): PremiumToday | null {
  return next && premiumToday(next, GOES_ON, today);
}
