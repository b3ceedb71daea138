import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, addYears } from '../../calendar/domain/calendar-date.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { Appointment } from '../domain/appointment.js';
import { type CalendarFeed, CalendarFeeds } from './ports.js';
import { isSecretToken, secretTokenHash } from '../../platform/secret-token.js';

const DAYS_BACK = 30;
const YEARS_AHEAD = 2;
const MOST = 1_000;

/**
 * Opens a calendar feed. Its consultations are those that are not cancelled, from 30 days ago to two years ahead, in order,
 * at most 1,000.
 */
@Injectable()
export class OpenCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly users: ActiveUsers,
    private readonly time: BusinessTime,
  ) {}

  /** Null for a secret that is malformed, unknown or replaced, and when its user is not active. */
  async find(token: string): Promise<CalendarFeed | null> {
    if (!isSecretToken(token)) return null;
    const feed = await this.feeds.withToken(secretTokenHash(token));
    return feed && (await this.users.byId(feed.userId)) ? feed : null;
  }

  consultations(): Promise<Appointment[]> {
    const today = this.time.today();
    return this.feeds.consultations(addDays(today, -DAYS_BACK), addYears(today, YEARS_AHEAD), MOST);
  }
}
