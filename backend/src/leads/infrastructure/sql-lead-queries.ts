import { Injectable } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import type { LeadsBrief } from '../../mail/daily-briefs.js';
import { Database } from '../../platform/database/database.js';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import {
  type DayOfBookings,
  type LeadFilter,
  type LeadListOrder,
  type LeadPageRequest,
  LeadQueries,
  type ListedLead,
  type Page,
  type WeekOfLeads,
} from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { LeadBucket } from '../domain/admin-stats.js';
import type { LeadRef, LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import { bookingsBrief } from './bookings-brief.js';
import { PERIOD_LENGTH, type PeriodScope } from './lead-counters.js';
import { type PeriodCount, periodAt } from './lead-periods.js';
import { afterRow, type Condition, typesOf, whereOf } from './lead-conditions.js';
import { leadPlaces, leadsAt } from './lead-places.js';
import { ActivityLogs, columnsOf, LEAD_TABLES, LeadNotes } from './lead.tables.js';
import { type Search, searchCondition } from './lead-search.js';
import { weeksOfLeads } from './weeks-of-leads.js';
import { leadsByTime, leadsSorted } from './whole-lead-list.js';

/** Notes or activities held in memory at a time; a note has up to 5,000 characters. */
const ENTRIES_A_PAGE = 200;

/** Below this offset rows are skipped by SQL; beyond it the counters of months, days and hours find the page. */
const NEAR = 200;

/** The start of a far page: the first `offset` leads after the bound are skipped. */
interface Skipped {
  readonly total: number;
  readonly offset: number;
  readonly bound: Condition;
}

/** Plain SQL, identical on both databases (docs/decisions/0005). */
@Injectable()
export class SqlLeadQueries extends LeadQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async leads(request: LeadPageRequest): Promise<Page<ListedLead>> {
    const types = typesOf(request.filter);
    if (types.length === 0) return { rows: [], total: 0 };
    const { reader } = this.database;
    const search = request.filter.q ? await searchCondition(reader, request.filter.q) : null;
    const far = isFar(request) ? await this.skipPeriods(types, request) : null;
    const total = far?.total ?? (await this.total(types, request.filter, search));
    const { offset, limit } = request.range;
    // the first page also shows leads that the counters do not include
    if (offset > 0 && offset >= total) return { rows: [], total };
    const skipped = { offset: far?.offset ?? offset, ...(far && { bound: far.bound }) };
    const rows = await leadsAt(
      reader,
      await leadPlaces(reader, { ...request, types, search, limit, ...skipped }),
    );
    return { rows, total: Math.max(total, offset + rows.length) };
  }

  override async allLeads(
    request: LeadListOrder,
  ): Promise<(WholeList<ListedLead> & { total: number }) | null> {
    const types = typesOf(request.filter);
    if (types.length === 0) return { first: [], rest: null, total: 0 };
    const { reader } = this.database;
    const search = request.filter.q ? await searchCondition(reader, request.filter.q) : null;
    const read = request.sort === 'createdAt' ? leadsByTime : leadsSorted;
    const list = await read(reader, { ...request, types, search });
    if (!list) return null;
    const total = list.rest ? await this.total(types, request.filter, search) : 0;
    return { ...list, total: Math.max(total, list.first.length) };
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

  override async brief(date: string): Promise<LeadsBrief> {
    const unanswered = (await this.buckets()).filter(({ leadStatus }) => leadStatus === 'New');
    return {
      ...(await bookingsBrief(this.database.reader, date)),
      unansweredLeads: unanswered.reduce((sum, { leads }) => sum + leads, 0),
    };
  }

  override notes(ref: LeadRef): Promise<WholeList<LeadNote> | null> {
    return this.historyOf(ref, LeadNotes);
  }

  override activity(ref: LeadRef): Promise<WholeList<ActivityEntry> | null> {
    return this.historyOf(ref, ActivityLogs);
  }

  private async historyOf<Row extends { readonly id: string; readonly createdAt: string }>(
    { leadType, leadId }: LeadRef,
    table: EntitySchema<Row>,
  ): Promise<WholeList<Row> | null> {
    const { reader } = this.database;
    const lead = await reader.query<unknown[]>(`SELECT id FROM ${LEAD_TABLES[leadType].name} WHERE id = ?`, [
      leadId,
    ]);
    if (lead.length === 0) return null;
    return wholeList(async (after: Row | null) => {
      const bound = after && afterRow(after, 'DESC');
      const rows = await reader.query<Row[]>(
        `SELECT ${columnsOf(table).join(', ')} FROM ${table.options.name}
         WHERE leadId = ? AND leadType = ? ${bound ? `AND ${bound.sql}` : ''}
         ORDER BY createdAt DESC, id DESC LIMIT ?`,
        [leadId, leadType, ...(bound?.parameters ?? []), ENTRIES_A_PAGE],
      );
      return { rows, next: rows.length === ENTRIES_A_PAGE ? rows.at(-1)! : null };
    });
  }

  /**
   * Finds the month, then the day and the hour of the first lead of the page by the counters, until few leads have to
   * be skipped. The counters of the months also give the total.
   */
  private async skipPeriods(
    types: readonly LeadType[],
    { filter, order, range }: LeadPageRequest,
  ): Promise<Skipped | null> {
    let total = 0;
    let place = { period: '', offset: range.offset };
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
        `SELECT COUNT(*) AS leads FROM ${LEAD_TABLES[type].name}${sql}`,
        [...parameters],
      );
      total += Number(row?.leads ?? 0);
    }
    return total;
  }
}

/** Whether the counters of periods can find the page: far into the whole list or a tab, in the order of time. */
function isFar({ filter, sort, range }: LeadPageRequest): boolean {
  const countedByPeriod = Object.keys(filter).every((name) => name === 'leadType' || name === 'leadStatus');
  return countedByPeriod && sort === 'createdAt' && range.offset >= NEAR;
}
