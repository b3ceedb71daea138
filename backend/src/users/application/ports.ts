import type { PasswordResetMail } from '../account-mails.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import type { User, UserStatus } from '../domain/user.js';

/** How a change of an account affects its sessions. */
export interface SessionEnd {
  /** Whether all sessions and standing access (standing-access.ts) end, in the same transaction. */
  readonly end: boolean;
  /** The session that does not end; its key changes from `from` to `to`. */
  readonly renewed?: { readonly from: string; readonly to: string };
}

/** Stores staff accounts. Usernames are normalised by the caller. */
export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;
  abstract findByUsername(username: string): Promise<User | null>;
  /** `email` is in its stored form. */
  abstract findByEmail(email: string): Promise<User | null>;
  /** The account whose link for a new password has that hash, even if it does not work any more. */
  abstract findByResetHash(resetHash: string): Promise<User | null>;
  /** Newest first. */
  abstract listByStatus(status: UserStatus): Promise<User[]>;
  abstract isEmpty(): Promise<boolean>;

  /**
   * Stores a new account; returns false when the username or the address is taken. With `by`, calls `allow` first in the same
   * transaction: when it throws, nothing is stored.
   */
  abstract add(
    user: User,
    by?: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void },
  ): Promise<boolean>;

  /**
   * Locks the account and stores the result of `change`, which may throw, together with the message and with those of
   * `accountNews`. Another password ends an authenticator app that was begun. Returns null for an unknown id; rejects
   * with `EmailTaken`. `actor` is null for a person who is not signed in.
   */
  abstract change(
    id: string,
    actor: Actor | null,
    change: (user: User, accounts: Accounts) => User,
    sessions: SessionEnd,
    mail?: PasswordResetMail,
  ): Promise<User | null>;
}

/** Limits messages about an account, so that others cannot flood its owner with them. */
export abstract class AccountMailAllowance {
  /** Counts a message; false above the limit. */
  abstract take(kind: 'password-reset' | 'new-sign-in', userId: string): Promise<boolean>;
}

/** Hashes passwords one way. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time for `null` (unknown username) as for a real hash. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
