import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { NotSignedIn } from '../../platform/domain-error.js';
import { type RateLimiter, RateLimiters } from '../../platform/http/rate-limiter.js';
import { Logger } from '../../platform/logger.js';
import type { KeyCaller } from '../../users/key-caller.js';
import { CountKeyUses } from '../application/count-key-uses.js';
import { FindUsableKey } from '../application/find-usable-key.js';

/** Calls of one key in a minute. */
export const CALLS_A_MINUTE = 300;
/** Characters; behind a proxy it can be any text. */
const MOST_ADDRESS = 64;

/** An IPv4 address without the form of IPv6 that a socket for both gives it. */
function shown(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, MOST_ADDRESS);
}

/**
 * Admits requests with a valid API key, and no other: 401 without one, 429 when it is used too often. Sessions do not count
 * here; what the key may do is the guard's to say.
 */
@Injectable()
export class KeyAuthenticator implements OnModuleDestroy {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly keys: FindUsableKey,
    private readonly uses: CountKeyUses,
    private readonly limiters: RateLimiters,
    private readonly logger: Logger,
  ) {
    this.limiter = limiters.create('api-key', CALLS_A_MINUTE, 60);
  }

  readonly middleware: RequestHandler = (request, response, next) => {
    this.admit(request).then(
      (caller) => {
        request.apiKey = caller;
        next();
      },
      (error: unknown) => {
        if (error instanceof NotSignedIn) response.setHeader('WWW-Authenticate', 'Bearer');
        next(error);
      },
    );
  };

  /** Stores the last uses. */
  async onModuleDestroy(): Promise<void> {
    await this.uses.execute().catch((error: unknown) => this.notCounted(error));
    await this.uses.stop();
  }

  private async admit({ headers, ip }: Request): Promise<KeyCaller> {
    const [, key = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    const apiKey = await this.keys.execute(key);
    if (!apiKey) throw new NotSignedIn('api-key.needed');
    if (this.limiters.enabled) await this.limiter.count(apiKey.id);
    this.uses.add(apiKey.id, shown(ip));
    void this.uses.execute().catch((error: unknown) => this.notCounted(error));
    const { id, name, scopes, createdBy } = apiKey;
    return { id, name, scopes, createdBy };
  }

  private notCounted(error: unknown): void {
    this.logger.failure('uses of API keys could not be counted', error);
  }
}
