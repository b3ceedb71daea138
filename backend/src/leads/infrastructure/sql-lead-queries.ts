import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import {
  type DayOfBookings,
  type LeadFilter,
  type LeadListRequest,
  LeadQueries,
  type ListedLead,
  type Page,
  type WeekOfLeads,
} from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { LeadBucket } from '../domain/admin-stats.js';
import { LEAD_TYPES, type LeadRef, type LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import { PERIOD_LENGTH, type PeriodScope } from './lead-counters.js';
import { type PeriodCount, periodAt } from './lead-periods.js';
import { type Condition, typesOf, whereOf } from './lead-conditions.js';
import { type Search, searchCondition } from './lead-search.js';
import { weeksOfLeads } from './weeks-of-leads.js';

const TABLES: Record<LeadType, { name: string; columns: string }> = {
  appointment: {
    name: 'appointments',
    columns: `id, firstName, lastName, email, phone, dateOfBirth, preferredDate, preferredTime, serviceInterest, notes,
      bookingStatus, leadStatus, leadSource, productPurchased, premiumFrequency, premiumRate, createdAt`,
  },
  subscription: {
    name: 'subscriptions',
    columns: 'id, firstName, lastName, email, leadStatus, leadSource, createdAt',
  },
};

/** Up to here a page is found by passing over rows; beyond, by the counters of months, days and hours. */
const NEAR = 200;

/** Where a far page begins: leads beyond the bound, less the first `offset` of them. */
interface Skipped {
  readonly total: number;
  readonly offset: number;
  readonly bound: Condition;
}

/** Plain SQL over raw rows; the same text on both databases (docs/decisions/0005). */
@Injectable()
export class SqlLeadQueries extends LeadQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async leads(request: LeadListRequest): Promise<Page<ListedLead>> {
    const types = typesOf(request.filter);
    if (types.length === 0) return { rows: [], total: 0 };
    const { reader } = this.database;
    const search = request.filter.q ? await searchCondition(reader, request.filter.q) : null;
    const far = isFar(request) ? await this.skipPeriods(types, request) : null;
    const total = far?.total ?? (await this.total(types, request.filter, search));
    const { offset = 0 } = request.range ?? {};
    // leads that were written past the counters are shown at the beginning all the same
    if (offset > 0 && offset >= total) return { rows: [], total };
    const rows = await this.rowsAt(await this.places(types, request, search, far));
    return { rows, total: Math.max(total, offset + rows.length) };
  }

  override async buckets(): Promise<LeadBucket[]> {
    const rows = await this.database.reader.query<(Omit<LeadBucket, 'leads'> & { leads: unknown })[]>(
      `SELECT leadType, leadStatus, NULLIF(bookingStatus, '') AS bookingStatus,
              NULLIF(premiumFrequency, '') AS premiumFrequency, SUM(leads) AS leads
       FROM lead_counters WHERE scope = 'bucket' AND period = ''
       GROUP BY leadType, leadStatus, bookingStatus, premiumFrequency`,
    );
    return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
  }

  override async weeks(weeks: number, today: string, timeZone: string): Promise<WeekOfLeads[]> {
    return weeksOfLeads(weeks, today, timeZone, async (from) => {
      const rows = await this.database.reader.query<{ leadType: LeadType; period: string; leads: unknown }[]>(
        `SELECT leadType, period, SUM(leads) AS leads FROM lead_counters
         WHERE scope = 'hour' AND period >= ? GROUP BY leadType, period`,
        [from],
      );
      return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
    });
  }

  override async days(from: string, to: string): Promise<DayOfBookings[]> {
    const rows = await this.database.reader.query<{ date: string; bookings: unknown }[]>(
      `SELECT preferredDate AS date, COUNT(*) AS bookings FROM appointments
       WHERE preferredDate >= ? AND preferredDate <= ? GROUP BY preferredDate ORDER BY preferredDate`,
      [from, to],
    );
    return rows.map(({ date, bookings }) => ({ date, bookings: Number(bookings) }));
  }

  override notes(ref: LeadRef): Promise<LeadNote[] | null> {
    return this.historyOf(ref, 'lead_notes', 'note, createdBy, createdByName');
  }

  override activity(ref: LeadRef): Promise<ActivityEntry[] | null> {
    return this.historyOf(ref, 'activity_logs', 'actionType, actionDetails, performedBy, performedByName');
  }

  private async historyOf<Row>(
    { leadType, leadId }: LeadRef,
    table: string,
    columns: string,
  ): Promise<Row[] | null> {
    const lead = await this.database.reader.query<unknown[]>(
      `SELECT id FROM ${TABLES[leadType].name} WHERE id = ?`,
      [leadId],
    );
    if (lead.length === 0) return null;
    return this.database.reader.query<Row[]>(
      `SELECT id, leadId, leadType, ${columns}, createdAt FROM ${table}
       WHERE leadId = ? AND leadType = ? ORDER BY createdAt DESC, id DESC`,
      [leadId, leadType],
    );
  }

  /** Where the wanted leads stand, in order: their kind and id, taken from the indexes alone. */
  private places(
    types: readonly LeadType[],
    { filter, sort, order, range }: LeadListRequest,
    search: Search | null,
    far: Skipped | null,
  ) {
    const offset = far?.offset ?? range?.offset ?? 0;
    const branches = types.map((type) => {
      const { sql, parameters } = whereOf(type, filter, search?.(type), far?.bound);
      const limit = range ? ` ORDER BY ${sort} ${order}, id ${order} LIMIT ?` : '';
      return {
        sql: `SELECT * FROM (SELECT id, '${type}' AS leadType, ${sort} AS sortKey FROM ${TABLES[type].name}${sql}${limit}) ${type}`,
        parameters: range ? [...parameters, offset + range.limit] : parameters,
      };
    });
    return this.database.reader.query<{ id: string; leadType: LeadType }[]>(
      `${branches.map((branch) => branch.sql).join(' UNION ALL ')}
       ORDER BY sortKey ${order}, id ${order}${range ? ' LIMIT ? OFFSET ?' : ''}`,
      [...branches.flatMap((branch) => branch.parameters), ...(range ? [range.limit, offset] : [])],
    );
  }

  /**
   * Finds the month of the wanted lead by the counters, then its day and its hour, until few enough leads have to be
   * passed over. The counts of the months are also how many leads there are.
   */
  private async skipPeriods(
    types: readonly LeadType[],
    { filter, order, range }: LeadListRequest,
  ): Promise<Skipped | null> {
    let total = 0;
    let place = { period: '', offset: range?.offset ?? 0 };
    for (const scope of Object.keys(PERIOD_LENGTH) as PeriodScope[]) {
      if (place.offset < NEAR) break;
      const counts = await this.periods(types, filter, scope, place.period, order);
      if (scope === 'month') total = counts.reduce((sum, { leads }) => sum + leads, 0);
      const found = periodAt(counts, place.offset);
      if (!found) return null;
      place = found;
    }
    const bound =
      order === 'DESC'
        ? { sql: 'createdAt < ?', parameters: [`${place.period}~`] }
        : { sql: 'createdAt >= ?', parameters: [place.period] };
    return { total, offset: place.offset, bound };
  }

  private async periods(
    types: readonly LeadType[],
    { leadStatus }: LeadFilter,
    scope: PeriodScope,
    prefix: string,
    order: 'ASC' | 'DESC',
  ): Promise<PeriodCount[]> {
    const rows = await this.database.reader.query<{ period: string; leads: unknown }[]>(
      `SELECT period, SUM(leads) AS leads FROM lead_counters
       WHERE scope = ? AND period >= ? AND period < ? AND leadType IN (${types.map(() => '?').join(', ')})
       ${leadStatus ? 'AND leadStatus = ?' : ''}
       GROUP BY period ORDER BY period ${order}`,
      [scope, prefix, `${prefix}~`, ...types, ...(leadStatus ? [leadStatus] : [])],
    );
    return rows.map(({ period, leads }) => ({ period, leads: Number(leads) }));
  }

  private async rowsAt(places: readonly { id: string; leadType: LeadType }[]): Promise<ListedLead[]> {
    const found = new Map<string, ListedLead>();
    for (const type of LEAD_TYPES) {
      const ids = places.filter(({ leadType }) => leadType === type).map(({ id }) => id);
      for (let start = 0; start < ids.length; start += 500) {
        const some = ids.slice(start, start + 500);
        const rows = await this.database.reader.query<ListedLead[]>(
          `SELECT ${TABLES[type].columns} FROM ${TABLES[type].name} WHERE id IN (${some.map(() => '?').join(', ')})`,
          some,
        );
        for (const row of rows) found.set(`${type}|${row.id}`, { ...row, leadType: type });
      }
    }
    return places.flatMap(({ leadType, id }) => found.get(`${leadType}|${id}`) ?? []);
  }

  private async total(
    types: readonly LeadType[],
    filter: LeadFilter,
    search: Search | null,
  ): Promise<number> {
    const { leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, ...uncounted } = filter;
    if (Object.keys(uncounted).length === 0) {
      const counted = { leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency };
      const traits = Object.entries(counted).filter(([, value]) => value !== undefined);
      const [row] = await this.database.reader.query<{ leads: unknown }[]>(
        `SELECT COALESCE(SUM(leads), 0) AS leads FROM lead_counters WHERE scope = 'bucket' AND period = ''
         ${traits.map(([name]) => `AND ${name} = ?`).join(' ')}`,
        traits.map(([, value]) => value),
      );
      return Number(row?.leads ?? 0);
    }
    let total = 0;
    for (const type of types) {
      const { sql, parameters } = whereOf(type, filter, search?.(type));
      const [row] = await this.database.reader.query<{ leads: unknown }[]>(
        `SELECT COUNT(*) AS leads FROM ${TABLES[type].name}${sql}`,
        [...parameters],
      );
      total += Number(row?.leads ?? 0);
    }
    return total;
  }
}

/** Far into the whole list or a tab, in the order of time: the pages that the counters of periods can find. */
function isFar({ filter, sort, range }: LeadListRequest): boolean {
  const countedByPeriod = Object.keys(filter).every((name) => name === 'leadType' || name === 'leadStatus');
  return countedByPeriod && sort === 'createdAt' && (range?.offset ?? 0) >= NEAR;
}
