import { addressKey, networkKey } from './client-address.js';
import type { RateLimiter, RateLimiters } from './rate-limiter.js';

/** Because one client may have all 65,536 /64 networks of an IPv6 /48. */
const NETWORK_FACTOR = 4;

/** At most so many events in so many seconds. */
export type Limit = readonly [points: number, seconds: number];

/** Limits the events of a client address, and allows four times as many of one IPv6 /48. */
export class AddressLimit {
  private readonly byAddress: readonly RateLimiter[];
  private readonly byNetwork: readonly RateLimiter[];

  /** `name` is unique, as in `RateLimiters.create`. */
  constructor(limiters: RateLimiters, name: string, ...limits: readonly Limit[]) {
    const create = (kind: string, factor: number) =>
      limits.map(([points, seconds]) =>
        limiters.create(`${name}-${kind}-${seconds}`, points * factor, seconds),
      );
    this.byAddress = create('address', 1);
    this.byNetwork = create('network', NETWORK_FACTOR);
  }

  /** Counts one event; rejects with `TooMany` above a limit. */
  async count(address: string | undefined): Promise<void> {
    for (const [limiter, key] of this.counters(address)) await limiter.count(key);
  }

  /** Takes back one counted event. */
  async giveBack(address: string | undefined): Promise<void> {
    for (const [limiter, key] of this.counters(address)) await limiter.giveBack(key);
  }

  /** The limiters of an address, and the keys under which they count it. */
  counters(address: string | undefined): (readonly [RateLimiter, key: string])[] {
    const network = networkKey(address);
    return [
      ...this.byAddress.map((limiter) => [limiter, addressKey(address)] as const),
      ...(network === null ? [] : this.byNetwork.map((limiter) => [limiter, network] as const)),
    ];
  }
}
