import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config.js';
import { Logger } from './logger.js';

/**
 * The Redis that replicas share, or null when there is none. Nothing waits for it: a command fails at once while it is
 * away, and it is reconnected to for as long as the process lives.
 */
@Injectable()
export class SharedRedis implements OnApplicationShutdown {
  readonly client: Redis | null;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    this.client = this.connect();
  }

  /** A connection of its own, as a subscriber needs; null when there is no Redis. */
  connect(): Redis | null {
    if (!this.config.redisUrl) return null;
    const redis = new Redis(this.config.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 1_000,
      retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
    });
    let away = false;
    redis.on('error', (error) => {
      if (!away) this.logger.failure('Redis is away; going on without it', error);
      away = true;
    });
    redis.on('ready', () => {
      if (away) this.logger.event('Redis is back');
      away = false;
    });
    return redis;
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}
