import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Role } from '../users/domain/user.js';

/** A signed-in member of staff: all that leaves the server about them. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
}

declare global {
  namespace Express {
    interface User extends SessionUser {}
  }
}

/** A member of staff and the session they are signed in by. */
export interface SignedIn {
  readonly user: SessionUser;
  /** The hash of the session id, which is its key everywhere but in the browser. */
  readonly session: string;
}

/** Tells who sends a request: the one check for HTTP and for the socket. */
export abstract class Authenticator {
  /** Puts the session and its user, once, on a request that has the cookie; others stay without a session. */
  abstract readonly middleware: RequestHandler;

  /** Who asks for the upgrade to a socket, or null. */
  abstract ofUpgrade(request: IncomingMessage): Promise<SignedIn | null>;

  /** Which of these sessions are still good. */
  abstract alive(sessions: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The open sockets of staff, on every replica. Neither call throws. */
export abstract class LiveConnections {
  /** Closes a user's sockets, but for those of the session `keep`. */
  abstract closeUser(userId: string, keep?: string): void;
  abstract closeSession(session: string): void;
}
