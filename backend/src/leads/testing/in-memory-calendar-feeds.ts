import type { Unit } from '../../platform/unit-of-work.js';
import type { StillOwn } from '../../users/own-password.js';
import {
  type CalendarFeed,
  CalendarFeeds,
  CalendarWriter,
  type FeedBooking,
} from '../application/calendar-feed.ports.js';
import type { Appointment } from '../domain/appointment.js';

const NO_UNIT = {} as Unit;

/** Implements the port over the given bookings. */
export class InMemoryCalendarFeeds extends CalendarFeeds {
  readonly feeds = new Map<string, CalendarFeed>();
  readonly bookings: Appointment[] = [];

  override async ofUser(userId: string): Promise<CalendarFeed | null> {
    return this.feeds.get(userId) ?? null;
  }

  override async withToken(tokenHash: string): Promise<CalendarFeed | null> {
    return this.stored(tokenHash) ?? null;
  }

  override async put(feed: CalendarFeed, allow: StillOwn): Promise<void> {
    await allow(NO_UNIT);
    this.feeds.set(feed.userId, feed);
  }

  override async delete(userId: string): Promise<void> {
    this.feeds.delete(userId);
  }

  override end(_unit: Unit, userId: string): Promise<void> {
    return this.delete(userId);
  }

  override async fetched({ tokenHash }: CalendarFeed, at: string, since: string): Promise<boolean> {
    const feed = this.stored(tokenHash);
    if (!feed) return false;
    this.feeds.set(feed.userId, { ...feed, fetchedAt: at });
    return feed.fetchedAt === null || feed.fetchedAt < since;
  }

  override async consultations(from: string, to: string, limit: number): Promise<FeedBooking[]> {
    return this.bookings
      .filter(({ preferredDate: day, cancelledAt }) => from <= day && day <= to && cancelledAt === null)
      .sort((one, other) => (one.preferredDate + one.id < other.preferredDate + other.id ? -1 : 1))
      .slice(0, limit);
  }

  private stored(tokenHash: string): CalendarFeed | undefined {
    return [...this.feeds.values()].find((feed) => feed.tokenHash === tokenHash);
  }
}

/** Writes the bookings as JSON. */
export class CountingCalendarWriter extends CalendarWriter {
  written = 0;
  /** The next text fails. */
  fails = false;

  override async version(bookings: readonly FeedBooking[]): Promise<string> {
    return JSON.stringify(bookings);
  }

  override async write(bookings: readonly FeedBooking[]): Promise<string> {
    this.written += 1;
    if (!this.fails) return JSON.stringify(bookings);
    this.fails = false;
    throw new Error('not today');
  }
}
