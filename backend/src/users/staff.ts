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

/** Closes sockets of staff, on every replica. The methods do not throw. */
export abstract class LiveConnections {
  /** Closes the sockets of a user, except those of the session `renewed.from`, whose new key is `renewed.to`. */
  abstract closeUser(userId: string, renewed?: { readonly from: string; readonly to: string }): void;
  abstract closeSession(session: string): void;
}
