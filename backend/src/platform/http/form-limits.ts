import { Injectable } from '@nestjs/common';
import { Invalid, KeyReused, TooMany } from '../domain-error.js';
import { addressKey, networkKey } from './client-address.js';
import { type RateLimiter, RateLimiters } from './rate-limiter.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits the public forms to 10 a minute and 60 an hour from one address, and to four times as many from one IPv6 /48,
 * because one client may have all of its 65,536 /64 networks.
 */
@Injectable()
export class FormLimits {
  private readonly byAddress: readonly RateLimiter[];
  private readonly byNetwork: readonly RateLimiter[];

  constructor(private readonly limiters: RateLimiters) {
    this.byAddress = [limiters.create('form-minute', 10, MINUTE), limiters.create('form-hour', 60, HOUR)];
    this.byNetwork = [
      limiters.create('form-minute-network', 40, MINUTE),
      limiters.create('form-hour-network', 240, HOUR),
    ];
  }

  /**
   * Counts a form and calls `store`; rejects with `TooMany`, and does not call it, above a limit. A form that `store`
   * rejects for its values is not counted.
   */
  async count<T>(address: string | undefined, store: () => Promise<T>): Promise<T> {
    if (!this.limiters.enabled) return store();
    for (const [limiter, key] of this.counters(address)) await limiter.count(key).catch(rejectForm);
    try {
      return await store();
    } catch (error) {
      if (error instanceof Invalid || error instanceof KeyReused) await this.giveBack(address);
      throw error;
    }
  }

  /** Takes back a counted form that stored nothing, because it repeats an earlier one. */
  async giveBack(address: string | undefined): Promise<void> {
    if (!this.limiters.enabled) return;
    for (const [limiter, key] of this.counters(address)) await limiter.giveBack(key);
  }

  private counters(address: string | undefined): (readonly [RateLimiter, key: string])[] {
    const network = networkKey(address);
    return [
      ...this.byAddress.map((limiter) => [limiter, addressKey(address)] as const),
      ...(network === null ? [] : this.byNetwork.map((limiter) => [limiter, network] as const)),
    ];
  }
}

/** The waiting time in words: a page without script shows the sentence to a visitor. */
function rejectForm(error: unknown): never {
  if (!(error instanceof TooMany)) throw error;
  const minutes = Math.ceil(error.retryAfterSeconds / 60);
  throw new TooMany(
    error.retryAfterSeconds,
    `Too many forms came from your connection; please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call us`,
  );
}
