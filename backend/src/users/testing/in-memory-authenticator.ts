import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Authenticator } from '../authenticator.js';
import type { SignedIn } from '../staff.js';

/** Knows the sessions that are valid; the key of a session is the whole cookie. */
export class InMemoryAuthenticator extends Authenticator {
  readonly valid = new Map<string, SignedIn>();
  /** Thrown by what reads sessions. */
  failure: Error | null = null;

  readonly middleware: RequestHandler = (_request, _response, next) => next();

  override async ofUpgrade({ headers: { cookie } }: IncomingMessage): Promise<SignedIn | null> {
    return this.valid.get(cookie ?? '') ?? null;
  }

  override async alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.failure) throw this.failure;
    return new Set(sessions.filter((session) => this.valid.has(session)));
  }
}
