import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Unavailable } from '../../platform/domain-error.js';
import { addressKey, networkKey } from '../../platform/http/client-address.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { type Counter, countGuess } from './password-guess.js';

const QUARTER_HOUR = 15 * 60;
/** Concurrent password checks for unrecognised browsers, and the length of their queue. */
const MAX_CHECKS = 2;
const MAX_WAITING = 50;

export interface SignInAttempt {
  /** The normalised username. */
  readonly account: string;
  readonly address: string | undefined;
  /** Identifies a browser that has signed in to this account before; null for every other. */
  readonly knownBrowser: string | null;
}

/**
 * Limits failed sign-ins in a quarter of an hour: 20 for an account, 30 for an address, 120 for an IPv6 /48, and 5 for
 * an account from one address. A known browser has 5 of its own and skips the other limits and the queue, so that an
 * attack does not lock the owner out (docs/decisions/0011).
 */
@Injectable()
export class SignInLimits {
  private readonly byAccount: RateLimiter;
  private readonly byAddress: RateLimiter;
  private readonly byNetwork: RateLimiter;
  private readonly byAccountAndAddress: RateLimiter;
  private readonly byBrowser: RateLimiter;
  private readonly unrecognised = pLimit(MAX_CHECKS);

  constructor(private readonly limiters: RateLimiters) {
    this.byAccount = limiters.create('sign-in-account', 20, QUARTER_HOUR);
    this.byAddress = limiters.create('sign-in-address', 30, QUARTER_HOUR);
    this.byNetwork = limiters.create('sign-in-network', 120, QUARTER_HOUR);
    this.byAccountAndAddress = limiters.create('sign-in-pair', 5, QUARTER_HOUR);
    this.byBrowser = limiters.create('sign-in-browser', 5, QUARTER_HOUR);
  }

  /**
   * Calls `attempt`, which checks the password. Rejects without calling it: with `TooMany` above a limit, with
   * `Unavailable` if too many attempts are waiting.
   */
  async signIn<T>({ account, address, knownBrowser }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    if (!this.limiters.enabled) return attempt();
    if (knownBrowser !== null) return countGuess([[this.byBrowser, knownBrowser]], attempt);
    const [name, client, network] = [account.slice(0, 200), addressKey(address), networkKey(address)];
    const counters: Counter[] = [
      [this.byAccount, name],
      [this.byAddress, client],
      ...(network === null ? [] : [[this.byNetwork, network] as const]),
      [this.byAccountAndAddress, `${name}|${client}`],
    ];
    for (const [limiter, key] of counters) await limiter.check(key);
    if (this.unrecognised.pendingCount >= MAX_WAITING)
      throw new Unavailable('Too many people are signing in at once; please try again in a moment');
    return this.unrecognised(() => countGuess(counters, attempt));
  }
}
