import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../platform/http/address-limit.js';
import { isAllowed, RateLimiters } from '../../platform/http/rate-limiter.js';

const HOUR = 3_600;

/**
 * Limits the confirmations that one address can have us mail to others: 10 an hour and 30 a day, and four times as many from
 * one IPv6 /48. Subscriptions above that are stored; staff can mail their confirmations.
 */
@Injectable()
export class ConfirmationLimits {
  private readonly confirmations: AddressLimit;

  constructor(private readonly limiters: RateLimiters) {
    this.confirmations = new AddressLimit(limiters, 'confirmation', [10, HOUR], [30, 24 * HOUR]);
  }

  /** Counts a confirmation; false above a limit. */
  async allow(address: string | undefined): Promise<boolean> {
    return !this.limiters.enabled || isAllowed(this.confirmations.count(address));
  }
}
