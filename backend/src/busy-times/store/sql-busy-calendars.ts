import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/store-rows.js';
import { AccountData } from '../../users/account-data.js';
import { type BusyCalendar, MOST_CALENDARS, MOST_TIMES } from '../domain/busy-calendar.js';
import { BusyCalendars, type BusyTimeRow, BusyTimes } from './busy.tables.js';

/** A time as it is stored: the title sealed. */
export type StoredTime = Pick<BusyTimeRow, 'startAt' | 'endAt' | 'sealedTitle'>;

/** What a reading found; fields that are left out stay. */
export type Reading = Partial<
  Pick<BusyCalendar, 'readAt' | 'wholeAt' | 'etag' | 'lastModified' | 'problem' | 'leftOut' | 'sealedEntries'>
> & { readonly times?: readonly StoredTime[] };

/** Calendars of staff that other programs keep, and the times of them. */
@Injectable()
export class SqlBusyCalendars extends AccountData {
  constructor(private readonly database: Database) {
    super();
  }

  /** In the order in which they were added. */
  ofUser(userId: string): Promise<BusyCalendar[]> {
    return this.database.reader.find(BusyCalendars, { where: { userId }, order: { id: 'ASC' } });
  }

  all(): Promise<BusyCalendar[]> {
    return this.database.reader.find(BusyCalendars, { order: { id: 'ASC' } });
  }

  /** Calls `allow` with the calendars that the user has, in the unit of work; nothing is stored when it throws. */
  async add(calendar: BusyCalendar, allow: (own: readonly BusyCalendar[]) => void): Promise<void> {
    const { userId } = calendar;
    await this.database.write(async (tx) => {
      allow(await tx.find(BusyCalendars, { where: { userId }, ...this.database.rowLock }));
      await tx.insert(BusyCalendars, calendar);
    });
  }

  /** Deletes a calendar of the user and its times; false when there is none. */
  remove(userId: string, id: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const where = { id, userId };
      if (!(await tx.findOne(BusyCalendars, { where, ...this.database.rowLock }))) return false;
      await tx.delete(BusyCalendars, { id });
      await tx.delete(BusyTimes, { calendarId: id });
      return true;
    });
  }

  override async delete(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(BusyCalendars, { userId });
    await tx.delete(BusyTimes, { userId });
  }

  /** The calendars that were not tried since that time, those that waited longest first. */
  due(before: string): Promise<BusyCalendar[]> {
    return this.database.reader.find(BusyCalendars, {
      where: [{ triedAt: IsNull() }, { triedAt: LessThan(before) }],
      order: { triedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Takes a due calendar for one replica: false when another one has tried it since it was read. */
  async claim({ id, triedAt }: BusyCalendar, at: string): Promise<boolean> {
    const before = triedAt === null ? 'triedAt IS NULL' : 'triedAt = ?';
    const sql = `UPDATE busy_calendars SET triedAt = ? WHERE id = ? AND ${before}`;
    const values = [at, id, ...(triedAt === null ? [] : [triedAt])];
    return (await this.database.write((tx) => affected(tx, sql, values))) === 1;
  }

  /** Stores what a reading found. Nothing, when the calendar was deleted or taken by another replica meanwhile. */
  async store({ id, userId }: BusyCalendar, claimedAt: string, { times, ...found }: Reading): Promise<void> {
    await this.database.write(async (tx) => {
      const where = { id, triedAt: claimedAt };
      if (!(await tx.findOne(BusyCalendars, { where, ...this.database.rowLock }))) return;
      await tx.update(BusyCalendars, { id }, found);
      if (!times) return;
      await tx.delete(BusyTimes, { calendarId: id });
      const rows = times.map((time, position) => ({ calendarId: id, position, userId, ...time }));
      await insertRows(tx, 'busy_times', rows);
    });
  }

  /** The first `limit` times that overlap the span, in the order of their starts. */
  timesBetween(from: string, to: string, limit: number): Promise<BusyTimeRow[]> {
    return this.database.reader.query(
      `SELECT * FROM busy_times WHERE startAt < ? AND endAt > ?
       ORDER BY startAt, calendarId, position LIMIT ?`,
      [to, from, limit],
    );
  }

  /** The times of a user that overlap the span, without titles, in the order of their starts. */
  timesOf(userId: string, from: string, to: string): Promise<Pick<BusyTimeRow, 'startAt' | 'endAt'>[]> {
    return this.database.reader.query(
      'SELECT startAt, endAt FROM busy_times WHERE userId = ? AND startAt < ? AND endAt > ? ORDER BY startAt LIMIT ?',
      [userId, to, from, MOST_CALENDARS * MOST_TIMES],
    );
  }

  /** The ids of the users with a calendar that was read at least once. */
  async people(): Promise<string[]> {
    const rows = await this.database.reader.find(BusyCalendars, {
      select: { userId: true },
      where: { readAt: Not(IsNull()) },
    });
    return [...new Set(rows.map(({ userId }) => userId))];
  }
}
