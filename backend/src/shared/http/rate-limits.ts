import { Injectable } from '@nestjs/common';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../../config.js';
import { Invalid, TooMany } from '../domain-error.js';
import { SharedRedis } from '../redis.js';

const MINUTE = 60;

/** Who tries to sign in: the normalised username, and where from. */
export interface SignInAttempt {
  readonly account: string;
  readonly address: string | undefined;
}

/**
 * How often things may be asked for. Counters are in memory, or in Redis where replicas share them; when Redis is lost
 * each replica counts for itself.
 */
@Injectable()
export class RateLimits {
  private readonly forms: readonly RateLimiterAbstract[];
  private readonly failuresByPair: RateLimiterAbstract;
  private readonly failuresByAddress: RateLimiterAbstract;

  constructor(
    private readonly config: Config,
    redis: SharedRedis,
  ) {
    const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
      const options: IRateLimiterOptions = { keyPrefix, points, duration };
      const memory = new RateLimiterMemory(options);
      return redis.client
        ? new RateLimiterRedis({ ...options, storeClient: redis.client, insuranceLimiter: memory })
        : memory;
    };
    this.forms = [limiter('form-minute', 10, MINUTE), limiter('form-hour', 60, 60 * MINUTE)];
    this.failuresByPair = limiter('sign-in-pair', 5, 15 * MINUTE);
    this.failuresByAddress = limiter('sign-in-address', 30, 15 * MINUTE);
  }

  /**
   * Counts a form that a visitor sent, and stores it; refuses more than 10 a minute or 60 an hour from one address.
   * One that is refused for what is in it does not count.
   */
  async form<T>(address: string | undefined, store: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return store();
    for (const limiter of this.forms) await counted(limiter, placeOf(address));
    try {
      return await store();
    } catch (error) {
      if (error instanceof Invalid) for (const limiter of this.forms) await limiter.reward(placeOf(address));
      throw error;
    }
  }

  /** Refuses, before any password is looked at, after 5 failures by account and address, or 30 by address. */
  async refuseManyFailures(attempt: SignInAttempt): Promise<void> {
    if (!this.config.rateLimits) return;
    await refuseSpent(this.failuresByPair, pairOf(attempt));
    await refuseSpent(this.failuresByAddress, placeOf(attempt.address));
  }

  async countFailure(attempt: SignInAttempt): Promise<void> {
    if (!this.config.rateLimits) return;
    await this.failuresByPair.penalty(pairOf(attempt));
    await this.failuresByAddress.penalty(placeOf(attempt.address));
  }

  async clearFailures(attempt: SignInAttempt): Promise<void> {
    await this.failuresByPair.delete(pairOf(attempt));
  }
}

async function counted(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  }
}

async function refuseSpent(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points) throw tooMany(state);
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

function pairOf({ account, address }: SignInAttempt): string {
  return `${account.slice(0, 200)}|${placeOf(address)}`;
}
