import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { Config } from '../../platform/config.js';
import { isSecretToken, newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { HALF_SESSION_MS, HalfSessions } from '../application/half-sessions.js';
import type { VerifiedUser } from '../application/sign-in.js';
import type { User } from '../domain/user.js';

/** A cookie that the response removes. */
export interface EndedCookie {
  readonly name: string;
  readonly options: CookieOptions;
}

/** The cookie of a browser that has not finished signing in. It grants no access: no session is found by it. */
@Injectable()
export class HalfSessionCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    { https }: Config,
    private readonly halfSessions: HalfSessions,
  ) {
    this.name = https ? '__Host-half-session' : 'half-session';
    this.options = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' };
  }

  /** The key of the half session on the server; null without a cookie. */
  key({ headers }: Request): string | null {
    const token = parse(headers.cookie ?? '')[this.name];
    return token !== undefined && isSecretToken(token) ? secretTokenHash(token) : null;
  }

  /** The account whose password was checked in this browser; null without one, and when the half session is over. */
  async account(request: Request): Promise<User | null> {
    const key = this.key(request);
    return key === null ? null : this.halfSessions.find(key);
  }

  /** Opens a half session for an account whose password was checked. */
  async open(response: Response, verified: VerifiedUser): Promise<void> {
    await this.halfSessions.open(this.issue(response), verified);
  }

  /** Sets a new cookie and returns its key. */
  issue(response: Response): string {
    const token = newSecretToken();
    response.cookie(this.name, token, { ...this.options, maxAge: HALF_SESSION_MS });
    return secretTokenHash(token);
  }

  /** Removes the cookie; behind the session cookie, which has to be the first. */
  clear(response: Response): void {
    response.locals.endedCookie = { name: this.name, options: this.options } satisfies EndedCookie;
  }
}
