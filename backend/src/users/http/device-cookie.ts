import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions } from 'express';
import { Config } from '../../platform/config.js';
import { Clock } from '../../platform/clock.js';
import { UserRepository } from '../application/ports.js';
import { type VerifiedUser, verifiedUser } from '../application/sign-in.js';

const LIFETIME_MS = 182 * 24 * 3_600_000;

export interface DeviceCookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieOptions;
}

/**
 * OWASP device cookies: a browser gets a signed cookie for each account that it signs in to (docs/decisions/0011).
 * The cookie grants no access. Sign-in failures are counted per device, so an attack from elsewhere cannot lock the
 * owner out. It is void after a change of the account's password or factors: whoever collected cookies before must not
 * keep them.
 *
 * Format: issue time (ms, base 36), random id, HMAC over both, the account, its password hash and the time its factors
 * changed, joined by dots. The package `cookie-signature` signs in base64, which a cookie has to escape.
 */
@Injectable()
export class DeviceCookies {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly users: UserRepository,
  ) {}

  /** A cookie of a new device for the account. */
  issue(verified: VerifiedUser): DeviceCookie {
    const id = `${this.clock.now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return {
      name: this.cookieName(verified.user.username),
      value: `${id}.${this.signatureOf(verified, id)}`,
      options: { httpOnly: true, sameSite: 'lax', secure: this.config.https, path: '/', maxAge: LIFETIME_MS },
    };
  }

  /** The id of the device that sends the request; null without a valid cookie for the account. */
  async deviceId({ headers }: IncomingMessage, account: string): Promise<string | null> {
    const value = parse(headers.cookie ?? '')[this.cookieName(account)];
    if (value === undefined) return null;
    const user = await this.users.findByUsername(account);
    const [issuedAt = '', random = '', signature = ''] = value.split('.');
    const id = `${issuedAt}.${random}`;
    const expired = this.clock.now().getTime() - parseInt(issuedAt, 36) > LIFETIME_MS;
    return user && !expired && isEqual(signature, this.signatureOf(verifiedUser(user), id)) ? id : null;
  }

  /** Contains a hash, so that the name does not reveal the account. */
  private cookieName(account: string): string {
    return `${this.config.https ? '__Host-' : ''}known-${this.signature(account, 'name').slice(0, 12)}`;
  }

  private signatureOf({ user, passwordHash, factorsChangedAt }: VerifiedUser, id: string): string {
    return this.signature(user.username, id, passwordHash, factorsChangedAt);
  }

  private signature(account: string, ...purpose: readonly (string | null)[]): string {
    const text = JSON.stringify(['known browser', account, ...purpose]);
    return createHmac('sha256', this.config.sessionSecret).update(text).digest('base64url');
  }
}

/** Compares in constant time. */
function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
