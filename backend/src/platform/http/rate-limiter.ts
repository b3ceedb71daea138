import { Injectable } from '@nestjs/common';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../config.js';
import { TooMany } from '../domain-error.js';
import { SharedRedis } from '../redis.js';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.js';

/** Limits how often something may happen for a key, such as an address, in a period. */
export class RateLimiter {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  /** Counts one event; rejects with `TooMany` above the limit. */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (rejection) {
      throw rejection instanceof RateLimiterRes ? tooMany(rejection) : rejection;
    }
  }

  /** Counts one event; false above the limit. */
  allow(key: string): Promise<boolean> {
    return isAllowed(this.count(key));
  }

  /** Rejects with `TooMany` if the limit is reached; counts nothing. */
  async check(key: string): Promise<void> {
    const state = await this.limiter.get(key);
    if (state && state.consumedPoints >= this.limiter.points && state.msBeforeNext > 0) throw tooMany(state);
  }

  /** Takes back one counted event. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  /** Forgets all events of the key. */
  async reset(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

/**
 * Creates rate limiters. Their counters are in memory, or in Redis where replicas share them; while Redis is unavailable each
 * replica counts for itself.
 */
@Injectable()
export class RateLimiters {
  /** False with RATE_LIMITS=off: the limits that use these limiters are then not applied. */
  readonly enabled: boolean;

  constructor(
    config: Config,
    private readonly redis: SharedRedis,
  ) {
    this.enabled = config.rateLimits;
  }

  /** Allows `points` events a key in `seconds`; `name` is unique, and is part of the key in Redis. */
  create(name: string, points: number, seconds: number): RateLimiter {
    const options: IRateLimiterOptions = {
      keyPrefix: this.redis.namespaced(name),
      points,
      duration: seconds,
    };
    const memory = new BoundedMemoryLimiter(options);
    const { client } = this.redis;
    return new RateLimiter(
      client ? new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: memory }) : memory,
    );
  }
}

/** False when the count rejects with `TooMany`. */
export async function isAllowed(count: Promise<void>): Promise<boolean> {
  try {
    await count;
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooMany {
  return new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
