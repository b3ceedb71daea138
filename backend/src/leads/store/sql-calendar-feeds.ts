import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf, unitOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { StillOwn } from '../../users/own-password.js';
import { type CalendarFeed, CalendarFeeds, type FeedBooking } from '../application/calendar-feed.ports.js';
import { CalendarFeedsTable } from './calendar-feed.table.js';

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

  override async put(feed: CalendarFeed, allow: StillOwn): Promise<void> {
    const { userId, tokenHash, createdAt, fetchedAt } = feed;
    await this.database.write(async (tx) => {
      await allow(unitOf(tx));
      // one statement on both databases: two that replace a feed at once must not meet between delete and insert
      await tx.query(
        'REPLACE INTO calendar_feeds (userId, tokenHash, createdAt, fetchedAt) VALUES (?, ?, ?, ?)',
        [userId, tokenHash, createdAt, fetchedAt],
      );
    });
  }

  override async delete(userId: string): Promise<void> {
    await this.database.write((tx) => this.end(unitOf(tx), userId));
  }

  override async end(unit: Unit, userId: string): Promise<void> {
    await transactionOf(unit).delete(CalendarFeedsTable, { userId });
  }

  override fetched({ tokenHash }: CalendarFeed, at: string, since: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const fetched = 'UPDATE calendar_feeds SET fetchedAt = ? WHERE tokenHash = ?';
      const earlier = `${fetched} AND (fetchedAt IS NULL OR fetchedAt < ?)`;
      if ((await affected(tx, earlier, [at, tokenHash, since])) > 0) return true;
      await tx.query(fetched, [at, tokenHash]);
      return false;
    });
  }

  override consultations(from: string, to: string, limit: number): Promise<FeedBooking[]> {
    // without entities, whose making would take longer than all else of a fetch that finds nothing new
    return this.database.reader.query<FeedBooking[]>(
      `SELECT id, firstName, lastName, preferredDate, preferredTime, serviceInterest, bookingStatus, calendarSequence, meetingWay,
              meetingMinutes
       FROM appointments WHERE preferredDate BETWEEN ? AND ? AND cancelledAt IS NULL
       ORDER BY preferredDate, id LIMIT ?`,
      [from, to, limit],
    );
  }
}
