import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../../config.js';
import { Authenticator, type SessionUser, type SignedIn } from '../../shared/staff.js';
import { UserRepository } from '../application/ports.js';
import { letInBy } from '../application/sign-in.js';
import type { Mark } from './known-browsers.js';
import { sessionKey, SessionStore } from './session-store.js';

/**
 * By the session cookie. The account is read again each time, so that a deactivated user is nobody at once. Visitors
 * have no session and get no cookie.
 */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  readonly cookieName: string;
  readonly cookie: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' };
  private readonly chain: readonly RequestHandler[];

  constructor(
    private readonly store: SessionStore,
    config: Config,
    private readonly users: UserRepository,
  ) {
    super();
    // signing in goes through the process-wide passport of @nestjs/passport; who has a session is asked of this one
    passport.serializeUser((request: Request, user: SessionUser, done: (error: null, id: string) => void) => {
      request.session.letInBy = letInBy(user);
      done(null, user.id);
    });
    const sessions = new passport.Passport();
    sessions.deserializeUser((id: string, done) => this.deserializeUser(id, done));
    const { https } = config;
    this.cookieName = https ? '__Host-sid' : 'sid';
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' };
    this.chain = [
      setsMark,
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
    const signsIn = request.method === 'POST' && request.path === '/api/login';
    if (request.session || (!signsIn && !this.hasCookie(request))) return next();
    this.run(request, response, next);
  };

  override ofUpgrade(request: IncomingMessage): Promise<SignedIn | null> {
    if (!this.hasCookie(request)) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      // express-session wants a response only for hooks that never fire on an upgrade
      this.run(request as Request, new ServerResponse(request) as Response, (error?: unknown) => {
        if (error) return reject(error instanceof Error ? error : new Error('The session could not be read'));
        const { user, sessionID } = request as Request;
        resolve(user ? { user, session: sessionKey(sessionID) } : null);
      });
    });
  }

  override alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    return this.store.alive(sessions);
  }

  private deserializeUser(id: string, done: (error: unknown, user?: SessionUser | false) => void): void {
    this.users.findById(id).then((user) => {
      if (user?.status !== 'active') return done(null, false);
      done(null, { id: user.id, username: user.username, name: user.name, role: user.role });
    }, done);
  }

  private hasCookie(request: IncomingMessage): boolean {
    return request.headers.cookie?.includes(`${this.cookieName}=`) ?? false;
  }

  private run(request: Request, response: Response, next: NextFunction, step = 0): void {
    const handler = this.chain[step];
    if (!handler) return next();
    void handler(request, response, (error?: unknown) =>
      error ? next(error) : this.run(request, response, next, step + 1),
    );
  }
}

/** Sets the mark of a known browser after express-session its cookie: clients that read only one read the first. */
const setsMark: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response;
  response.writeHead = (...head: unknown[]) => {
    const mark = response.locals?.mark as Mark | undefined;
    if (mark) response.cookie(mark.name, mark.value, mark.options);
    return writeHead(...head);
  };
  next();
};
