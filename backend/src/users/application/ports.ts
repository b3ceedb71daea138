import type { Unit } from '../../platform/unit-of-work.js';
import type { Actor } from '../domain/accounts.js';
import type { User, UserStatus } from '../domain/user.js';

/** Staff accounts. Usernames and addresses are in their stored form. */
export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;

  abstract findByUsername(username: string): Promise<User | null>;

  abstract findByEmail(email: string): Promise<User | null>;

  /** The account whose link for a new password has that hash, even if it does not work any more. */
  abstract findByResetHash(resetHash: string): Promise<User | null>;

  /** Newest first. */
  abstract listByStatus(status: UserStatus): Promise<User[]>;

  abstract isEmpty(): Promise<boolean>;

  /**
   * Locks every active superadmin until the unit of work ends: two cannot deactivate each other concurrently, and none is
   * deactivated while a change that they made is stored. Their ids.
   */
  abstract lockSuperadmins(unit: Unit): Promise<ReadonlySet<string>>;

  /** The account stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<User | null>;

  /** Rejects with `AccountTaken`. */
  abstract add(unit: Unit, user: User): Promise<void>;

  /** Rejects with `EmailTaken`. */
  abstract update(unit: Unit, user: User): Promise<void>;
}

/** What lets a user in: sessions, what works without one, and an authenticator app that is not confirmed yet. */
export abstract class AccountAccess {
  /** Whether the session exists and is of that user. Asked after the locks: on MariaDB a read takes the snapshot. */
  abstract isSignedIn(unit: Unit, actor: Actor): Promise<boolean>;

  /** Ends the sessions of the user but that one. */
  abstract endSessions(unit: Unit, userId: string, except?: string): Promise<void>;

  /** Gives the session of the user another key. */
  abstract renewSession(unit: Unit, userId: string, key: { from: string; to: string }): Promise<void>;

  /** Ends what works without a session (standing-access.ts). */
  abstract endStanding(unit: Unit, userId: string): Promise<void>;

  abstract endPendingApp(unit: Unit, userId: string): Promise<void>;

  /** Deletes what is kept for the user alone (account-data.ts). */
  abstract deleteData(unit: Unit, userId: string): Promise<void>;
}

/** A session of a user. */
export interface OwnSession {
  /** Its key. */
  readonly id: string;
  /** For example `Chrome on Windows`; null for sessions that began before it was recorded. */
  readonly browser: string | null;
  readonly createdAt: string;
  readonly seenAt: string;
}

export abstract class SessionRepository {
  /** The valid sessions of a user, newest first. */
  abstract ofUser(userId: string): Promise<OwnSession[]>;

  /** The user of the session has just proved who they are. */
  abstract confirm(key: string): Promise<void>;

  abstract endOne(key: string): Promise<void>;

  /** Ends all sessions of the user but that one. */
  abstract endOthers(userId: string, key: string): Promise<void>;
}

/** Limits mails about an account, so that others cannot flood its owner with them. */
export abstract class AccountMailAllowance {
  /** Counts a mail; false above the limit. */
  abstract take(kind: 'password-reset' | 'new-sign-in', userId: string): Promise<boolean>;
}

/** Hashes passwords one way. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time for `null` (unknown username) as for a real hash. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
