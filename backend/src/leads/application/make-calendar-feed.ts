import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { CalendarFeeds } from './ports.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';

/** Gives a user a secret address for a calendar of the consultations; an earlier one stops to work. */
@Injectable()
export class MakeCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly clock: Clock,
  ) {}

  /** Returns the secret, which is not stored. */
  async execute(userId: string): Promise<string> {
    const token = newSecretToken();
    await this.feeds.put({ userId, tokenHash: secretTokenHash(token), createdAt: this.clock.timestamp() });
    return token;
  }
}
