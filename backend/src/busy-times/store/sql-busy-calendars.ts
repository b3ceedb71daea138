import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Database, transactionOf } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/store-rows.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { AccountData } from '../../users/account-data.js';
import { BusyCalendarRepository, type StoredTime } from '../application/ports.js';
import { type BusyCalendar, MOST_CALENDARS, MOST_TIMES } from '../domain/busy-calendar.js';
import { BusyCalendars, type BusyTimeRow, BusyTimes } from './busy.tables.js';

@Injectable()
export class SqlBusyCalendars extends BusyCalendarRepository implements AccountData {
  constructor(private readonly database: Database) {
    super();
  }

  override ofUser(userId: string): Promise<BusyCalendar[]> {
    return this.database.reader.find(BusyCalendars, { where: { userId }, order: { id: 'ASC' } });
  }

  override lockOfUser(unit: Unit, userId: string): Promise<BusyCalendar[]> {
    const options = { where: { userId }, order: { id: 'ASC' }, ...this.database.rowLock } as const;
    return transactionOf(unit).find(BusyCalendars, options);
  }

  override all(): Promise<BusyCalendar[]> {
    return this.database.reader.find(BusyCalendars, { order: { id: 'ASC' } });
  }

  override lock(unit: Unit, id: string): Promise<BusyCalendar | null> {
    return transactionOf(unit).findOne(BusyCalendars, { where: { id }, ...this.database.rowLock });
  }

  override async add(unit: Unit, calendar: BusyCalendar): Promise<void> {
    await transactionOf(unit).insert(BusyCalendars, calendar);
  }

  override async update(unit: Unit, id: string, changes: Partial<BusyCalendar>): Promise<void> {
    await transactionOf(unit).update(BusyCalendars, { id }, changes);
  }

  override async storeTimes(
    unit: Unit,
    { id: calendarId, userId }: Pick<BusyCalendar, 'id' | 'userId'>,
    times: readonly StoredTime[],
  ): Promise<void> {
    const tx = transactionOf(unit);
    await tx.delete(BusyTimes, { calendarId });
    const rows = times.map((time, position) => ({ calendarId, position, userId, ...time }));
    await insertRows(tx, 'busy_times', rows);
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    const tx = transactionOf(unit);
    await tx.delete(BusyCalendars, { id });
    await tx.delete(BusyTimes, { calendarId: id });
  }

  async delete(unit: Unit, userId: string): Promise<void> {
    const tx = transactionOf(unit);
    await tx.delete(BusyCalendars, { userId });
    await tx.delete(BusyTimes, { userId });
  }

  override due(before: string): Promise<BusyCalendar[]> {
    return this.database.reader.find(BusyCalendars, {
      where: [{ triedAt: IsNull() }, { triedAt: LessThan(before) }],
      order: { triedAt: 'ASC', id: 'ASC' },
    });
  }

  override async people(): Promise<string[]> {
    const rows = await this.database.reader.find(BusyCalendars, {
      select: { userId: true },
      where: { readAt: Not(IsNull()) },
    });
    return [...new Set(rows.map(({ userId }) => userId))];
  }

  override timesOf(
    userId: string,
    from: string,
    to: string,
  ): Promise<Pick<BusyTimeRow, 'startAt' | 'endAt'>[]> {
    return this.database.reader.query(
      'SELECT startAt, endAt FROM busy_times WHERE userId = ? AND startAt < ? AND endAt > ? ORDER BY startAt LIMIT ?',
      [userId, to, from, MOST_CALENDARS * MOST_TIMES],
    );
  }

  /** The first `limit` times that overlap the span, in the order of their starts. */
  timesBetween(from: string, to: string, limit: number): Promise<BusyTimeRow[]> {
    return this.database.reader.query(
      `SELECT * FROM busy_times WHERE startAt < ? AND endAt > ?
       ORDER BY startAt, calendarId, position LIMIT ?`,
      [to, from, limit],
    );
  }
}
