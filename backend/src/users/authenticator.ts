import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { SignedIn } from './staff.js';

/**
 * Authenticates by the session cookie. Reads the account on each request, so that a deactivation takes effect at once.
 * Visitors have no session and get no cookie.
 */
export abstract class Authenticator {
  /** Adds the session and its user to a request with a session cookie, once. */
  abstract readonly middleware: RequestHandler;

  /** The user who requests a socket upgrade, or null. */
  abstract ofUpgrade(request: IncomingMessage): Promise<SignedIn | null>;

  /** Returns those of the session keys that are still valid. */
  abstract alive(sessions: readonly string[]): Promise<ReadonlySet<string>>;
}
