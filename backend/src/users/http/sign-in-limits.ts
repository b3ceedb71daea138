import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Unavailable } from '../../platform/domain-error.js';
import { AddressLimit } from '../../platform/http/address-limit.js';
import { addressKey } from '../../platform/http/client-address.js';
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
 * Limits failed sign-ins, wrong second factors among them, in a quarter of an hour: 20 for an account, 30 for an address,
 * 120 for an IPv6 /48, and 5 for an account from one address. A known browser has 5 of its own, all known browsers of an
 * account together 20; they skip the other limits and the queue, so that an attack does not lock the owner out
 * (docs/decisions/0011).
 */
@Injectable()
export class SignInLimits {
  private readonly byAccount: RateLimiter;
  private readonly byAddress: AddressLimit;
  private readonly byAccountAndAddress: RateLimiter;
  private readonly byKnownBrowsers: RateLimiter;
  private readonly byBrowser: RateLimiter;
  private readonly options: AddressLimit;
  private readonly unrecognised = pLimit(MAX_CHECKS);

  constructor(private readonly limiters: RateLimiters) {
    this.byAccount = limiters.create('sign-in-account', 20, QUARTER_HOUR);
    this.byAddress = new AddressLimit(limiters, 'sign-in', [30, QUARTER_HOUR]);
    this.byAccountAndAddress = limiters.create('sign-in-pair', 5, QUARTER_HOUR);
    this.byKnownBrowsers = limiters.create('sign-in-known-browsers', 20, QUARTER_HOUR);
    this.byBrowser = limiters.create('sign-in-browser', 5, QUARTER_HOUR);
    this.options = new AddressLimit(limiters, 'passkey-options', [60, QUARTER_HOUR]);
  }

  /**
   * Calls `attempt`, which checks the password or the second factor. Rejects without calling it: with `TooMany` above a
   * limit, with `Unavailable` if too many attempts are waiting.
   */
  async signIn<T>({ account, address, knownBrowser }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    if (!this.limiters.enabled) return attempt();
    const name = account.slice(0, 200);
    if (knownBrowser !== null) {
      const known = [[this.byKnownBrowsers, name] as const, [this.byBrowser, knownBrowser] as const];
      return countGuess(known, attempt);
    }
    const counters: Counter[] = [
      [this.byAccount, name],
      ...this.byAddress.counters(address),
      [this.byAccountAndAddress, `${name}|${addressKey(address)}`],
    ];
    for (const [limiter, key] of counters) await limiter.check(key);
    if (this.unrecognised.pendingCount >= MAX_WAITING) throw new Unavailable('sign-in.busy');
    return this.unrecognised(() => countGuess(counters, attempt));
  }

  /** Counts a challenge for a passkey, which is stored: 60 for an address in a quarter of an hour, 240 for an IPv6 /48. */
  async passkeyOptions(address: string | undefined): Promise<void> {
    if (this.limiters.enabled) await this.options.count(address);
  }
}
