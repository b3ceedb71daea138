import { type CalendarFeed, CalendarFeeds } from '../application/ports.js';
import type { Appointment } from '../domain/appointment.js';

/** Implements the port over the given bookings. */
export class InMemoryCalendarFeeds extends CalendarFeeds {
  readonly feeds = new Map<string, CalendarFeed>();
  readonly bookings: Appointment[] = [];

  override async ofUser(userId: string): Promise<CalendarFeed | null> {
    return this.feeds.get(userId) ?? null;
  }

  override async withToken(tokenHash: string): Promise<CalendarFeed | null> {
    return [...this.feeds.values()].find((feed) => feed.tokenHash === tokenHash) ?? null;
  }

  override async put(feed: CalendarFeed): Promise<void> {
    this.feeds.set(feed.userId, feed);
  }

  override async delete(userId: string): Promise<void> {
    this.feeds.delete(userId);
  }

  override async consultations(from: string, to: string, limit: number): Promise<Appointment[]> {
    return this.bookings
      .filter(({ preferredDate: day, cancelledAt }) => from <= day && day <= to && cancelledAt === null)
      .sort((one, other) => (one.preferredDate + one.id < other.preferredDate + other.id ? -1 : 1))
      .slice(0, limit);
  }
}
