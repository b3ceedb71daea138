import type { Accounts, Actor } from '../domain/accounts.js';
import type { User, UserStatus } from '../domain/user.js';

/** How a change of an account affects its sessions. */
export interface SessionEnd {
  /** Whether all sessions end, in the same transaction. */
  readonly end: boolean;
  /** The session that does not end; its key changes from `from` to `to`. */
  readonly renewed?: { readonly from: string; readonly to: string };
}

/** Stores staff accounts. Usernames are normalised by the caller. */
export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;
  abstract findByUsername(username: string): Promise<User | null>;
  /** Newest first. */
  abstract listByStatus(status: UserStatus): Promise<User[]>;
  abstract isEmpty(): Promise<boolean>;

  /**
   * Stores a new account; returns false when the username is taken. With `by`, calls `allow` first in the same
   * transaction: when it throws, nothing is stored.
   */
  abstract add(
    user: User,
    by?: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void },
  ): Promise<boolean>;

  /** Locks the account and stores the result of `change`, which may throw. Returns null for an unknown id. */
  abstract change(
    id: string,
    actor: Actor,
    change: (user: User, accounts: Accounts) => User,
    sessions: SessionEnd,
  ): Promise<User | null>;
}

/** Hashes passwords one way. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time for `null` (unknown username) as for a real hash. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
