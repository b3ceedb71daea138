import { Injectable } from '@nestjs/common';
import { Recorder } from '../../audit/recorder.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, addYears } from '../../calendar/domain/calendar-date.js';
import { type CalendarFeed, CalendarFeeds, CalendarWriter, type FeedBooking } from './calendar-feed.ports.js';

const DAYS_BACK = 30;
const YEARS_AHEAD = 2;
const MOST = 1_000;

/** The calendar at the moment of a fetch. */
export interface FetchedCalendar {
  readonly version: string;
  /** Waits until the text is written; it is kept until the next version. */
  text(): Promise<string>;
}

/**
 * Reads the consultations that are not cancelled, from 30 days ago to two years ahead, in order, at most 1,000. The first
 * fetch of a feed on a day is recorded in the audit trail.
 */
@Injectable()
export class ReadCalendarFeed {
  /** All feeds have the same content. */
  private latest: { readonly version: string; readonly text: Promise<string> } | null = null;

  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly writer: CalendarWriter,
    private readonly time: BusinessTime,
    private readonly recorder: Recorder,
  ) {}

  async execute(feed: CalendarFeed): Promise<FetchedCalendar> {
    const today = this.time.today();
    const bookings = await this.feeds.consultations(
      addDays(today, -DAYS_BACK),
      addYears(today, YEARS_AHEAD),
      MOST,
    );
    const version = await this.writer.version(bookings);
    const { userId } = feed;
    if (await this.feeds.fetched(feed, this.time.timestamp(), this.time.startOf(today)))
      await this.recorder.record({
        action: 'calendar-feed.read',
        userId,
        details: { events: bookings.length },
      });
    return { version, text: () => this.text(version, bookings) };
  }

  /** Fetches of the same version share one text, also while it is being written. */
  private text(version: string, bookings: readonly FeedBooking[]): Promise<string> {
    if (this.latest?.version === version) return this.latest.text;
    const made = { version, text: this.writer.write(bookings) };
    this.latest = made;
    made.text.catch(() => {
      if (this.latest === made) this.latest = null;
    });
    return made.text;
  }
}
