import { Injectable } from '@nestjs/common';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { Logger } from '../../platform/logger.js';
import { RefreshBusyTimes } from '../application/refresh-busy-times.js';

const HOUR = 3_600;

/** Counts changes of calendars: each asks other servers, and reads all that is due. */
@Injectable()
export class BusyCalendarChanges {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly limiters: RateLimiters,
    private readonly refresh: RefreshBusyTimes,
    private readonly logger: Logger,
  ) {
    this.limiter = limiters.create('busy-calendar-changes', 30, HOUR);
  }

  /** Rejects more than an hour allows. */
  async count(userId: string): Promise<void> {
    if (this.limiters.enabled) await this.limiter.count(userId);
  }

  /** After a change: reads without waiting. */
  made(): void {
    this.refresh
      .execute()
      .catch((error: unknown) => this.logger.failure('busy calendars were not read', error));
  }
}
