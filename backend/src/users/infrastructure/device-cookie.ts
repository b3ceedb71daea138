import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions } from 'express';
import { Config } from '../../platform/config.js';
import { Clock } from '../../platform/clock.js';

const LIFETIME_MS = 182 * 24 * 3_600_000;

export interface DeviceCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieOptions;
}

/**
 * OWASP device cookies: a browser gets a signed cookie for each account that it signs in to (docs/decisions/0011).
 * The cookie grants no access. Sign-in failures are counted per device, so an attack from elsewhere cannot lock the
 * owner out.
 *
 * Format: issue time (ms, base 36), random id, HMAC over both and the account, joined by dots. The package
 * `cookie-signature` signs in base64, which a cookie has to escape, and cookies issued before would become invalid.
 */
@Injectable()
export class DeviceCookies {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A cookie of a new device for the account. */
  issue(account: string): DeviceCookie {
    const id = `${this.clock.now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return {
      name: this.cookieName(account),
      value: `${id}.${this.signature(account, id)}`,
      options: { httpOnly: true, sameSite: 'lax', secure: this.config.https, path: '/', maxAge: LIFETIME_MS },
    };
  }

  /** The id of the device that sends the request; null without a valid cookie for the account. */
  deviceId({ headers }: IncomingMessage, account: string): string | null {
    const value = parse(headers.cookie ?? '')[this.cookieName(account)] ?? '';
    const [issuedAt = '', random = '', signature = ''] = value.split('.');
    const id = `${issuedAt}.${random}`;
    const expired = this.clock.now().getTime() - parseInt(issuedAt, 36) > LIFETIME_MS;
    return !expired && isEqual(signature, this.signature(account, id)) ? id : null;
  }

  /** Contains a hash, so that the name does not reveal the account. */
  private cookieName(account: string): string {
    return `${this.config.https ? '__Host-' : ''}known-${this.signature(account, 'name').slice(0, 12)}`;
  }

  private signature(account: string, purpose: string): string {
    const text = JSON.stringify(['known browser', account, purpose]);
    return createHmac('sha256', this.config.sessionSecret).update(text).digest('base64url');
  }
}

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
