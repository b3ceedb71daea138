import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { mailboxKey } from '../../platform/values/email.js';

const HOUR = 3_600;

/**
 * Limits the mails that the booking form sends to one recipient: 3 an hour and 8 a day, for all senders together. Bookings
 * above the limit are stored, and nothing is mailed to the visitor.
 */
@Injectable()
export class RecipientLimits {
  private readonly byRecipient: readonly RateLimiter[];

  constructor(
    private readonly limiters: RateLimiters,
    private readonly config: Config,
  ) {
    this.byRecipient = [
      limiters.create('booking-mail-hour', 3, HOUR),
      limiters.create('booking-mail-day', 8, 24 * HOUR),
    ];
  }

  /** Counts a mail; false above a limit. */
  async allow(email: string): Promise<boolean> {
    if (!this.limiters.enabled) return true;
    const key = this.keyOf(email);
    for (const limiter of this.byRecipient) if (!(await limiter.allow(key))) return false;
    return true;
  }

  /** One mailbox is one key: case and what follows a plus sign do not matter. Addresses cannot be guessed from keys. */
  private keyOf(email: string): string {
    const address = mailboxKey(email);
    const mailbox = address.replace(/^([^+@]*)\+[^@]*@/, '$1@');
    return createHmac('sha256', this.config.sessionSecret)
      .update(`booking mail ${mailbox}`)
      .digest('base64url');
  }
}
