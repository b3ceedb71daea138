import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Role } from './domain/user.js';

/** The public data of a signed-in user. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  /** The user must set up a second factor before anything else. */
  readonly secondFactorRequired?: true;
}

declare global {
  namespace Express {
    interface User extends SessionUser {}
  }
}

/** A signed-in user and the session. */
export interface SignedIn {
  readonly user: SessionUser;
  /** The key of the session: a hash of the session id, which only the browser has. */
  readonly session: string;
}

/** Authenticates requests, for HTTP and for the socket. */
export abstract class Authenticator {
  /** Adds the session and its user to a request with a session cookie, once. */
  abstract readonly middleware: RequestHandler;

  /** The user who requests a socket upgrade, or null. */
  abstract ofUpgrade(request: IncomingMessage): Promise<SignedIn | null>;

  /** Returns those of the session keys that are still valid. */
  abstract alive(sessions: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Closes sockets of staff, on every replica. The methods do not throw. */
export abstract class LiveConnections {
  /** Closes the sockets of a user, except those of the session `renewed.from`, whose new key is `renewed.to`. */
  abstract closeUser(userId: string, renewed?: { readonly from: string; readonly to: string }): void;
  abstract closeSession(session: string): void;
}
