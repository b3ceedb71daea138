import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config.js';
import { Logger } from './logger.js';

/** Without an answer for so long Redis is taken for lost, and the connection is made anew. */
const ANSWER_WITHIN_MS = 500;
const CONNECT_WITHIN_MS = 2_000;
/** More than `ANSWER_WITHIN_MS`: ioredis does not stop its clock when a connection breaks before it has run out. */
const RETRY_EVERY_MS = 1_000;
/** A subscriber only listens: without asking it would never notice that nobody is there. */
const ASK_EVERY_MS = 2_000;

/**
 * The Redis that replicas share, or null when there is none. Nothing waits for it: while it is away a command fails at
 * once, the one that finds out after half a second; and it is reconnected to for as long as the process lives.
 */
@Injectable()
export class SharedRedis implements OnApplicationShutdown {
  readonly client: Redis | null;
  private readonly connections: Redis[] = [];
  private away = false;
  private stopping = false;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    this.client = this.connect();
  }

  /** A connection of its own, as a subscriber needs; null when there is no Redis. It ends with the application. */
  connect(): Redis | null {
    if (!this.config.redisUrl) return null;
    const redis = new Redis(this.config.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      retryStrategy: () => RETRY_EVERY_MS,
    });
    this.connections.push(redis);
    redis.on('error', (error: NodeJS.ErrnoException) => this.lost(error));
    redis.on('close', () => this.lost());
    redis.on('ready', () => this.found());
    setInterval(() => void redis.ping().catch(() => undefined), ASK_EVERY_MS).unref();
    return redis;
  }

  onApplicationShutdown(): void {
    this.stopping = true;
    for (const redis of this.connections) redis.disconnect();
  }

  private lost(error?: NodeJS.ErrnoException): void {
    if (!this.away && !this.stopping)
      this.logger.event('Redis is away; going on without it', { code: error?.code });
    this.away = true;
  }

  private found(): void {
    if (this.away && this.connections.every(({ status }) => status === 'ready')) {
      this.logger.event('Redis is back');
      this.away = false;
    }
  }
}
