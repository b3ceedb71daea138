import { RateLimiters } from '../http/rate-limiter.js';
import { Logger } from '../logger.js';
import { SharedRedis } from '../redis.js';
import { aConfig } from './config.js';

/** Rate limiters without Redis. */
export function rateLimiters(env: Record<string, string> = {}): RateLimiters {
  const config = aConfig(env);
  return new RateLimiters(config, new SharedRedis(config, new Logger(config)));
}
