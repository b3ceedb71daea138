import { Injectable } from '@nestjs/common';
import { Between, IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { type CalendarFeed, CalendarFeeds } from '../application/ports.js';
import type { Appointment } from '../domain/appointment.js';
import { CalendarFeedsTable } from './calendar-feed.table.js';
import { leadOf } from './lead-rows.js';
import { Appointments } from './lead.tables.js';

@Injectable()
export class SqlCalendarFeeds extends CalendarFeeds {
  constructor(private readonly database: Database) {
    super();
  }

  override ofUser(userId: string): Promise<CalendarFeed | null> {
    return this.database.reader.findOneBy(CalendarFeedsTable, { userId });
  }

  override withToken(tokenHash: string): Promise<CalendarFeed | null> {
    return this.database.reader.findOneBy(CalendarFeedsTable, { tokenHash });
  }

  override async put({ userId, tokenHash, createdAt }: CalendarFeed): Promise<void> {
    // one statement on both databases: two that replace a feed at once must not meet between delete and insert
    await this.database.write((tx) =>
      tx.query('REPLACE INTO calendar_feeds (userId, tokenHash, createdAt) VALUES (?, ?, ?)', [
        userId,
        tokenHash,
        createdAt,
      ]),
    );
  }

  override async delete(userId: string): Promise<void> {
    await this.database.write((tx) => tx.delete(CalendarFeedsTable, { userId }));
  }

  override async consultations(from: string, to: string, limit: number): Promise<Appointment[]> {
    const rows = await this.database.reader.find(Appointments, {
      where: { preferredDate: Between(from, to), cancelledAt: IsNull() },
      order: { preferredDate: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map((row) => leadOf(row) as Appointment);
  }
}
