import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from './config.js';
import { Logger } from './logger.js';

const require = createRequire(import.meta.url);

/** Response timeout; then the connection counts as lost and is reopened. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/** More than `COMMAND_TIMEOUT_MS`, because ioredis does not stop the command timer when the connection breaks. */
const RETRY_EVERY_MS = 1_000;
/** Maximum delay between attempts while the host name does not exist: each attempt costs several DNS queries. */
const MAX_RETRY_DELAY_MS = 30_000;
/** A subscriber sends no commands, so only a ping detects a lost connection. */
const PING_EVERY_MS = 2_000;

/**
 * The Redis server that replicas share; `client` is null without REDIS_URL. Requests do not wait for Redis: while it is
 * unavailable, commands fail at once (the first after the timeout). Reconnects until shutdown.
 */
@Injectable()
export class SharedRedis implements OnApplicationShutdown {
  readonly client: Redis | null;
  private readonly namespace: string;
  private readonly connections: Redis[] = [];
  private unavailable = false;
  private stopping = false;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    // all replicas have the same session secret; their database URLs may differ in host or user
    const installation = createHmac('sha256', config.sessionSecret).update('redis namespace').digest('hex');
    this.namespace = `office:${installation.slice(0, 16)}`;
    this.client = this.connect();
  }

  /** Prefixes a key or channel: other installations may use the same Redis, and channels ignore its databases. */
  namespaced(name: string): string {
    return `${this.namespace}:${name}`;
  }

  /** Opens a separate connection, as a subscriber needs; null without Redis. Closed at shutdown. */
  connect(): Redis | null {
    if (!this.config.redisUrl) return null;
    // most servers run without it
    const { Redis: Client } = require('ioredis') as typeof import('ioredis');
    const redis = new Client(this.config.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: COMMAND_TIMEOUT_MS,
      socketTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: (attempt) =>
        nameUnknown ? Math.min(RETRY_EVERY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS) : RETRY_EVERY_MS,
    });
    let nameUnknown = false;
    this.connections.push(redis);
    redis.on('error', (error: NodeJS.ErrnoException) => {
      nameUnknown = error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN';
      this.lost(error);
    });
    redis.on('close', () => this.lost());
    redis.on('ready', () => this.found());
    setInterval(() => void redis.ping().catch(() => undefined), PING_EVERY_MS).unref();
    return redis;
  }

  onApplicationShutdown(): void {
    this.stopping = true;
    for (const redis of this.connections) redis.disconnect();
  }

  private lost(error?: NodeJS.ErrnoException): void {
    if (!this.unavailable && !this.stopping)
      this.logger.rejection('Redis is unavailable; continuing without it', { code: error?.code });
    this.unavailable = true;
  }

  private found(): void {
    if (this.unavailable && this.connections.every(({ status }) => status === 'ready')) {
      this.logger.event('Redis is available again');
      this.unavailable = false;
    }
  }
}
