import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { type Actor, OwnPassword } from '../../users/own-password.js';
import { CalendarFeeds } from './calendar-feed.ports.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';

/**
 * Gives a user a secret address for a calendar of the consultations; an earlier one stops to work. It outlasts the session,
 * so it needs the password: a wrong one is rejected.
 */
@Injectable()
export class MakeCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly password: OwnPassword,
    private readonly clock: Clock,
  ) {}

  /** Returns the secret, which is not stored. */
  async execute(actor: Actor, password: string): Promise<string> {
    const stillOwn = await this.password.confirm(actor, password);
    const token = newSecretToken();
    const createdAt = this.clock.timestamp();
    const feed = { userId: actor.id, tokenHash: secretTokenHash(token), createdAt, fetchedAt: null };
    await this.feeds.put(feed, stillOwn);
    return token;
  }
}
