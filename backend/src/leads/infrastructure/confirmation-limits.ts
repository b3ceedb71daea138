import { Injectable } from '@nestjs/common';
import { TooMany } from '../../platform/domain-error.js';
import { addressKey, networkKey } from '../../platform/http/client-address.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';

const HOUR = 3_600;

/**
 * Limits the confirmations that one address can have us mail to others: 10 an hour and 30 a day, and four times as many from
 * one IPv6 /48 (see FormLimits). Subscriptions above that are stored; staff can mail their confirmations.
 */
@Injectable()
export class ConfirmationLimits {
  private readonly byAddress: readonly RateLimiter[];
  private readonly byNetwork: readonly RateLimiter[];

  constructor(private readonly limiters: RateLimiters) {
    this.byAddress = [
      limiters.create('confirmation-hour', 10, HOUR),
      limiters.create('confirmation-day', 30, 24 * HOUR),
    ];
    this.byNetwork = [
      limiters.create('confirmation-hour-network', 40, HOUR),
      limiters.create('confirmation-day-network', 120, 24 * HOUR),
    ];
  }

  /** Counts a confirmation; false above a limit. */
  async allow(address: string | undefined): Promise<boolean> {
    if (!this.limiters.enabled) return true;
    try {
      const network = networkKey(address);
      for (const limit of this.byAddress) await limit.count(addressKey(address));
      if (network !== null) for (const limit of this.byNetwork) await limit.count(network);
      return true;
    } catch (error) {
      if (error instanceof TooMany) return false;
      throw error;
    }
  }
}
