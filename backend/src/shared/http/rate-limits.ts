import { Injectable, UnauthorizedException } from '@nestjs/common';
import pLimit from 'p-limit';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../../config.js';
import { Invalid, KeyReused, TooMany, Unavailable } from '../domain-error.js';
import { SharedRedis } from '../redis.js';
import { BoundedLimiter } from './bounded-limiter.js';

const MINUTE = 60;
/** Strangers whose password is looked at at once, and those who may wait for it; browsers that are known go ahead. */
const STRANGERS_AT_ONCE = 2;
const MOST_STRANGERS_WAITING = 50;

/** Who tries to sign in: the normalised username, where from, and in which browser. */
export interface SignInAttempt {
  readonly account: string;
  readonly address: string | undefined;
  /** Names a browser that has signed in to this account before; null for every other. */
  readonly knownBrowser: string | null;
}

type Counter = readonly [limiter: RateLimiterAbstract, key: string];

/**
 * How often things may be asked for. Counters are in memory, or in Redis where replicas share them; when Redis is lost
 * each replica counts for itself.
 */
@Injectable()
export class RateLimits {
  private readonly forms: readonly RateLimiterAbstract[];
  private readonly failuresByAccount: RateLimiterAbstract;
  private readonly failuresByAddress: RateLimiterAbstract;
  private readonly failuresByPair: RateLimiterAbstract;
  private readonly failuresByBrowser: RateLimiterAbstract;
  private readonly failuresBySession: RateLimiterAbstract;
  private readonly strangers = pLimit(STRANGERS_AT_ONCE);

  constructor(
    private readonly config: Config,
    redis: SharedRedis,
  ) {
    const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
      const options: IRateLimiterOptions = { keyPrefix, points, duration };
      const memory = new BoundedLimiter(options);
      return redis.client
        ? new RateLimiterRedis({ ...options, storeClient: redis.client, insuranceLimiter: memory })
        : memory;
    };
    this.forms = [limiter('form-minute', 10, MINUTE), limiter('form-hour', 60, 60 * MINUTE)];
    this.failuresByAccount = limiter('sign-in-account', 20, 15 * MINUTE);
    this.failuresByAddress = limiter('sign-in-address', 30, 15 * MINUTE);
    this.failuresByPair = limiter('sign-in-pair', 5, 15 * MINUTE);
    this.failuresByBrowser = limiter('sign-in-browser', 5, 15 * MINUTE);
    this.failuresBySession = limiter('own-password', 5, 15 * MINUTE);
  }

  /**
   * Counts a form that a visitor sent, and stores it; refuses more than 10 a minute or 60 an hour from one address.
   * One that is refused for what is in it does not count, nor one that only repeats what was stored before.
   */
  async form<T>(
    address: string | undefined,
    store: () => Promise<T>,
    repeats: (stored: T) => boolean = () => false,
  ): Promise<T> {
    if (!this.config.rateLimits) return store();
    const giveBack = async () => {
      for (const limiter of this.forms) await limiter.reward(placeOf(address));
    };
    for (const limiter of this.forms) await count([limiter, placeOf(address)]);
    try {
      const stored = await store();
      if (repeats(stored)) await giveBack();
      return stored;
    } catch (error) {
      if (error instanceof Invalid || error instanceof KeyReused) await giveBack();
      throw error;
    }
  }

  /**
   * Signs in. Refuses, before any password is looked at, a stranger's attempt after 20 failures on the account from
   * anywhere, 30 from the address, or 5 of the two together, each in a quarter of an hour. A browser that has signed
   * in to the account before answers for its own failures alone, 5 of them: an attack does not shut its owner out
   * (docs/decisions/0011).
   */
  async signIn<T>({ account, address, knownBrowser }: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return attempt();
    if (knownBrowser !== null) return guess([[this.failuresByBrowser, knownBrowser]], attempt);
    const name = account.slice(0, 200);
    const counters: Counter[] = [
      [this.failuresByAccount, name],
      [this.failuresByAddress, placeOf(address)],
      [this.failuresByPair, `${name}|${placeOf(address)}`],
    ];
    for (const counter of counters) await refuseSpent(counter);
    if (this.strangers.pendingCount >= MOST_STRANGERS_WAITING)
      throw new Unavailable('Too many people are signing in at once; please try again in a moment');
    return this.strangers(() => guess(counters, attempt));
  }

  /** Changes one's own password; refuses a session that was wrong about the current one 5 times in a quarter of an hour. */
  async ownPassword(session: string, change: () => Promise<void>): Promise<void> {
    if (!this.config.rateLimits) return change();
    return guess([[this.failuresBySession, session]], change);
  }
}

/** Counts before the password is looked at, so that no two guesses share a count; takes back all but wrong ones. */
async function guess<T>(counters: readonly Counter[], attempt: () => Promise<T>): Promise<T> {
  const counted: Counter[] = [];
  try {
    for (const counter of counters) {
      counted.push(counter);
      await count(counter);
    }
    const result = await attempt();
    // the most particular count begins anew
    const [limiter, key] = counted.pop()!;
    await limiter.delete(key);
    for (const [other, itsKey] of counted) await other.reward(itsKey);
    return result;
  } catch (error) {
    if (!isWrongPassword(error)) for (const [limiter, key] of counted) await limiter.reward(key);
    throw error;
  }
}

function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof UnauthorizedException || (error instanceof Invalid && 'currentPassword' in error.errors)
  );
}

async function count([limiter, key]: Counter): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  }
}

async function refuseSpent([limiter, key]: Counter): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points && state.msBeforeNext > 0) throw tooMany(state);
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooMany {
  return new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

/** One place for all spellings of an address: IPv4 also inside IPv6, and the whole /64 that one caller has. */
export function placeOf(address = ''): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
