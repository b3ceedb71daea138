import { Injectable } from '@nestjs/common';
import { ActiveUsers } from '../../users/active-users.js';
import { StaffWithoutSecondFactor } from '../../users/staff-without-second-factor.js';
import { type CalendarFeed, CalendarFeeds } from './calendar-feed.ports.js';
import { isSecretToken, secretTokenHash } from '../../platform/secret-token.js';

/** Opens a calendar feed by its secret. */
@Injectable()
export class OpenCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly users: ActiveUsers,
    private readonly factorless: StaffWithoutSecondFactor,
  ) {}

  /**
   * Null for a secret that is malformed, unknown or replaced, and when its user is not active or still has to set up a
   * second factor.
   */
  async execute(token: string): Promise<CalendarFeed | null> {
    if (!isSecretToken(token)) return null;
    const feed = await this.feeds.withToken(secretTokenHash(token));
    if (!feed || !(await this.users.byId(feed.userId))) return null;
    return (await this.factorless.mustSetUp(feed.userId)) ? null : feed;
  }
}
