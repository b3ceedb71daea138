import { Injectable } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import { type LeadsBrief, LeadsBriefs } from '../leads-brief.js';
import { Database } from '../../platform/database/database.js';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import type {
  DayOfBookings,
  LeadList,
  LeadListOrder,
  LeadPage,
  LeadPageRequest,
  WeekOfLeads,
} from '../application/ports.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { LeadBucket } from '../domain/admin-stats.js';
import type { LeadRef, LeadType } from '../domain/lead.js';
import type { LeadNote } from '../domain/lead-note.js';
import { bookingsBrief } from './bookings-brief.js';
import { skipPeriods } from './far-pages.js';
import { afterRow, typesOf } from './lead-conditions.js';
import { leadPlaces, leadsAt } from './lead-places.js';
import { ActivityLogs, columnsOf, LEAD_TABLES, LeadNotes } from './lead.tables.js';
import { searchFor } from './lead-search.js';
import { totalOf } from './lead-totals.js';
import { weeksOfLeads } from './weeks-of-leads.js';
import { leadsByTime, leadsSorted } from './whole-lead-list.js';

/** Notes or activities held in memory at a time; a note has up to 5,000 characters. */
const ENTRIES_A_PAGE = 200;

/** Every list is newest first unless requested otherwise. Plain SQL, identical on both databases (docs/decisions/0005). */
@Injectable()
export class SqlLeadQueries extends LeadsBriefs {
  constructor(private readonly database: Database) {
    super();
  }

  /** A page of one kind of lead or of both. The cost does not grow with the number of leads for the tabs and the whole list. */
  async leads(request: LeadPageRequest): Promise<LeadPage> {
    const types = typesOf(request.filter);
    if (types.length === 0) return { rows: [], total: 0, newestOnly: false };
    const { reader } = this.database;
    const search = request.filter.q ? await searchFor(reader, request.filter.q, types) : null;
    const newestOnly = search?.newestOnly ?? false;
    const total = await totalOf(reader, types, request.filter, search);
    const { offset, limit } = request.range;
    // the counters can lag behind the leads, so the first page is read although they say that there are none
    const mayBeEmpty = offset > 0 || request.filter.unanswered || request.filter.ownerId;
    if (mayBeEmpty && offset >= total) return { rows: [], total, newestOnly };
    const far = await skipPeriods(reader, types, request);
    const places = await leadPlaces(reader, { ...request, types, search, total, limit, offset, ...far });
    const rows = await leadsAt(reader, places);
    return { rows, total: Math.max(total, offset + rows.length), newestOnly };
  }

  /**
   * The whole list. A lead added while it is read may or may not be included; every other lead is included once.
   * Null when there are too many leads to sort; by `createdAt` there is no limit.
   */
  async allLeads(request: LeadListOrder): Promise<LeadList | null> {
    const types = typesOf(request.filter);
    if (types.length === 0) return { first: [], rest: null, total: 0, newestOnly: false };
    const { reader } = this.database;
    const search = request.filter.q ? await searchFor(reader, request.filter.q, types) : null;
    const read = request.sort === 'createdAt' ? leadsByTime : leadsSorted;
    const list = await read(reader, { ...request, types, search });
    if (!list) return null;
    const total = list.rest ? await totalOf(reader, types, request.filter, search) : 0;
    return { ...list, total: Math.max(total, list.first.length), newestOnly: search?.newestOnly ?? false };
  }

  /** Counters that are updated with each change. */
  async buckets(): Promise<LeadBucket[]> {
    const rows = await this.database.reader.query<(Omit<LeadBucket, 'leads'> & { leads: unknown })[]>(
      `SELECT leadType, leadStatus, NULLIF(bookingStatus, '') AS bookingStatus,
              NULLIF(premiumFrequency, '') AS premiumFrequency, SUM(leads) AS leads
       FROM lead_counters WHERE scope = 'bucket' AND period = ''
       GROUP BY leadType, leadStatus, bookingStatus, premiumFrequency`,
    );
    return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
  }

  /** The last `weeks` weeks including the one of `today`, oldest first. */
  async weeks(weeks: number, today: string, timeZone: string): Promise<WeekOfLeads[]> {
    return weeksOfLeads(weeks, today, timeZone, async (from) => {
      const rows = await this.database.reader.query<{ leadType: LeadType; period: string; leads: unknown }[]>(
        `SELECT leadType, period, SUM(leads) AS leads FROM lead_counters
         WHERE scope = 'hour' AND period >= ? GROUP BY leadType, period`,
        [from],
      );
      return rows.map((row) => ({ ...row, leads: Number(row.leads) }));
    });
  }

  /** The days from `from` to `to`, both inclusive, that are the preferred date of a booking that is not cancelled; in order. */
  async days(from: string, to: string): Promise<DayOfBookings[]> {
    const rows = await this.database.reader.query<{ date: string; bookings: unknown }[]>(
      `SELECT preferredDate AS date, COUNT(*) AS bookings FROM appointments
       WHERE preferredDate >= ? AND preferredDate <= ? AND cancelledAt IS NULL
       GROUP BY preferredDate ORDER BY preferredDate`,
      [from, to],
    );
    return rows.map(({ date, bookings }) => ({ date, bookings: Number(bookings) }));
  }

  override brief(date: string): Promise<LeadsBrief> {
    return bookingsBrief(this.database.reader, date);
  }

  /** Null when there is no such lead. */
  notes(ref: LeadRef): Promise<WholeList<LeadNote> | null> {
    return this.historyOf(ref, LeadNotes);
  }

  /** Null when there is no such lead. */
  activity(ref: LeadRef): Promise<WholeList<ActivityEntry> | null> {
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
}
