import { randomBytes } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { parse } from 'cookie';
import { Config } from '../../platform/config.js';
import { SessionUsers } from '../application/session-users.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { Authenticator } from '../authenticator.js';
import { browserName } from '../domain/browser-name.js';
import { sessionKey } from '../session-key.js';
import { LiveConnections, type SessionUser, type SignedIn } from '../staff.js';
import { SessionStore } from '../store/session-store.js';
import type { DeviceCookie } from './device-cookie.js';
import type { EndedCookie } from './half-session-cookie.js';

import session from 'express-session';
import onHeaders from 'on-headers';
import passport from 'passport';

const SIGN_IN_PATHS = ['/api/login', '/api/login/second-factor', '/api/login/passkey'];

/** Sessions of passport and express-session. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  private readonly cookieName: string;
  private readonly cookie: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' };
  private readonly chain: readonly RequestHandler[];

  constructor(
    private readonly store: SessionStore,
    config: Config,
    private readonly users: SessionUsers,
    private readonly connections: LiveConnections,
  ) {
    super();
    // not the process-wide instance, in which @nestjs/passport registers its strategies
    const sessions = new passport.Passport();
    sessions.deserializeUser((id: string, done) => this.deserializeUser(id, done));
    const { https } = config;
    this.cookieName = https ? '__Host-sid' : 'sid';
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' };
    this.chain = [
      setFurtherCookies,
      session({
        name: this.cookieName,
        secret: config.sessionSecret,
        store,
        resave: false,
        saveUninitialized: false,
        cookie: this.cookie,
      }),
      sessions.initialize() as RequestHandler,
      sessions.session() as RequestHandler,
    ];
  }

  override readonly middleware: RequestHandler = (request, response, next) => {
    const signsIn = request.method === 'POST' && SIGN_IN_PATHS.includes(request.path);
    if (request.session || (!signsIn && !this.hasCookie(request))) return next();
    this.run(request, response, next);
  };

  override ofUpgrade(request: IncomingMessage): Promise<SignedIn | null> {
    if (!this.hasCookie(request)) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      // only express-session and on-headers use the response, for hooks that never run on an upgrade
      this.run(request as Request, new ServerResponse(request) as Response, (error?: unknown) => {
        if (error) return reject(error instanceof Error ? error : new Error('The session could not be read'));
        const { user, sessionID } = request as Request;
        resolve(user && !user.secondFactorRequired ? { user, session: sessionKey(sessionID) } : null);
      });
    });
  }

  override alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    return this.store.alive(sessions);
  }

  /**
   * Begins a session under a new id, so that an id planted in the browser is of no use. Rejects with `SignInRejected`
   * when the account was deactivated, or its password or factors changed, since the password was checked. Sockets of the
   * replaced session are closed.
   */
  async begin(request: Request, { user, ...checked }: VerifiedUser): Promise<void> {
    const replaced = sessionKey(request.sessionID);
    await completed((done) => request.session.regenerate(done));
    const browser = browserName(request.headers['user-agent']);
    Object.assign(request.session, { passport: { user: user.id }, ...checked, browser });
    await completed((done) => request.session.save(done));
    request.user = await this.users.withDuty(user);
    this.connections.closeSession(replaced);
  }

  /** Deletes the session of the request, and its cookie; its sockets are closed. */
  async end(request: Request, response: Response): Promise<void> {
    const ended = sessionKey(request.sessionID);
    await completed((done) => request.session.destroy(done));
    response.clearCookie(this.cookieName, this.cookie);
    this.connections.closeSession(ended);
  }

  /**
   * Gives the session of the request a new id, and sets its cookie. `change` must replace the key of the session, from
   * the old one to the new one. The session ends if the account may no longer have one.
   */
  async renew(request: Request, change: (newKey: string) => Promise<VerifiedUser>): Promise<void> {
    const id = randomBytes(24).toString('base64url');
    const { user, ...checked } = await change(sessionKey(id));
    request.sessionID = id;
    const { expires, originalMaxAge } = request.session.cookie;
    this.store.createSession(request, {
      cookie: { ...this.cookie, expires, originalMaxAge },
      passport: { user: user.id },
      ...checked,
    });
  }

  private deserializeUser(id: string, done: (error: unknown, user?: SessionUser | false) => void): void {
    this.users.find(id).then((user) => done(null, user ?? false), done);
  }

  private hasCookie(request: IncomingMessage): boolean {
    return this.cookieName in parse(request.headers.cookie ?? '');
  }

  private run(request: Request, response: Response, next: NextFunction, step = 0): void {
    const handler = this.chain[step];
    if (!handler) return next();
    void handler(request, response, (error?: unknown) =>
      error ? next(error) : this.run(request, response, next, step + 1),
    );
  }
}

/** Waits for a method of express-session that takes a callback. */
function completed(call: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    call((error) => {
      if (!error) return resolve();
      reject(error instanceof Error ? error : new Error('The session could not be changed'));
    });
  });
}

/**
 * Sets the device cookie that `SessionStart` issued, and removes that of a half session. It runs before express-session, because `on-headers` calls its
 * listeners in reverse order, and the session cookie has to be the first for clients that read only one.
 */
const setFurtherCookies: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    const { deviceCookie: cookie, endedCookie: ended } = response.locals as {
      deviceCookie?: DeviceCookie;
      endedCookie?: EndedCookie;
    };
    if (cookie) response.cookie(cookie.name, cookie.value, cookie.options);
    if (ended) response.clearCookie(ended.name, ended.options);
  });
  next();
};
