import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { CookieOptions } from 'express';
import { Config } from '../../config.js';
import { Clock } from '../../shared/clock.js';

const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;

/** A cookie to set. */
export interface Mark {
  readonly name: string;
  readonly value: string;
  readonly options: CookieOptions;
}

/**
 * Browsers that have signed in to an account before, told by a signed cookie for each account (docs/decisions/0011).
 * It opens nothing: it only keeps the failures of strangers from being counted against its browser.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What makes a browser known to that account from now on. */
  mark(account: string): Mark {
    const id = `${this.clock.now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return {
      name: this.cookieName(account),
      value: `${id}.${this.signature(account, id)}`,
      options: {
        httpOnly: true,
        sameSite: 'lax',
        secure: this.config.https,
        path: '/',
        maxAge: HALF_A_YEAR_MS,
      },
    };
  }

  /** Names the browser that sends the request; null when it has not signed in to that account. */
  of({ headers }: IncomingMessage, account: string): string | null {
    const start = `${this.cookieName(account)}=`;
    for (const cookie of headers.cookie?.split('; ') ?? []) {
      if (!cookie.startsWith(start)) continue;
      const [madeAt = '', random = '', signature = ''] = cookie.slice(start.length).split('.');
      const id = `${madeAt}.${random}`;
      const isOld = this.clock.now().getTime() - parseInt(madeAt, 36) > HALF_A_YEAR_MS;
      if (alike(signature, this.signature(account, id)) && !isOld) return id;
    }
    return null;
  }

  private cookieName(account: string): string {
    return `${this.config.https ? '__Host-' : ''}known-${this.signature(account, 'name').slice(0, 12)}`;
  }

  private signature(account: string, about: string): string {
    const text = JSON.stringify(['known browser', account, about]);
    return createHmac('sha256', this.config.sessionSecret).update(text).digest('base64url');
  }
}

function alike(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
