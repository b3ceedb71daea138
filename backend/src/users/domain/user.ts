import { Conflict, Forbidden, Invalid } from '../../platform/domain-error.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { Role, UserStatus } from './role.js';

export { ROLES, type Role, USER_STATUSES, type UserStatus } from './role.js';

/** A member of staff. `password` is a hash and never leaves the server. */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
  readonly status: UserStatus;
  /** Its key; null without one. No other account has it. */
  readonly email: string | null;
  /** The hash of the link that sets a new password, and until when it works (ISO 8601 UTC); null without one. */
  readonly resetHash: string | null;
  readonly resetUntil: string | null;
  /** When a second factor or recovery codes were last added, replaced or removed. ISO 8601 UTC; null before. */
  readonly factorsChangedAt: string | null;
  readonly deactivationNote: string | null;
  readonly deactivatedBy: string | null;
  readonly deactivatedAt: string | null;
  readonly removedBy: string | null;
  readonly removedAt: string | null;
  readonly removalNote: string | null;
  readonly createdAt: string;
}

/** The stored form of a username: `Admin `, `ADMIN` and `ａｄｍｉｎ` become `admin`, on every database. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Whether an account may still sign in by what was checked before: a change of it has ended all other sessions. */
export function isUnchanged(
  now: Pick<User, 'status' | 'password' | 'factorsChangedAt'>,
  before: Pick<User, 'password' | 'factorsChangedAt'>,
): boolean {
  return (
    now.status === 'active' &&
    now.password === before.password &&
    now.factorsChangedAt === before.factorsChangedAt
  );
}

/** The account with a new password hash. A link that was mailed for it before is void. */
export function withPassword(user: User, password: string): User {
  return { ...user, password, resetHash: null, resetUntil: null };
}

/** The account with another address, or none. A link that was mailed to the old one is void. */
export function withEmail(user: User, email: string | null): User {
  return { ...user, email: email === null ? null : mailboxKey(email), resetHash: null, resetUntil: null };
}

/** Creates an active account. `password` is the hash. Rejects a username whose stored form is not 3 to 50 characters. */
export function createUser(
  account: Pick<User, 'username' | 'password' | 'name' | 'role' | 'email'>,
  id: string,
  createdAt: string,
): User {
  const username = normaliseUsername(account.username);
  const { length } = [...username];
  if (length < 3 || length > 50) throw new Invalid({ username: 'account.username-length' });
  return {
    id,
    username,
    password: account.password,
    name: account.name,
    role: account.role,
    status: 'active',
    email: account.email === null ? null : mailboxKey(account.email),
    resetHash: null,
    resetUntil: null,
    factorsChangedAt: null,
    deactivationNote: null,
    deactivatedBy: null,
    deactivatedAt: null,
    removedBy: null,
    removedAt: null,
    removalNote: null,
    createdAt,
  };
}

const ALLOWED_FROM: Record<UserStatus, readonly UserStatus[]> = {
  active: ['deactivated', 'removed'],
  deactivated: ['active'],
  removed: ['deactivated'],
};

export interface StatusChange {
  readonly status: UserStatus;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

/**
 * Deactivates an active account, removes a deactivated one, or restores either (spec §4).
 * Rejects every other transition, and the actor's own account.
 */
export function changeUserStatus(user: User, change: StatusChange): User {
  if (user.id === change.by) throw new Forbidden('account.own-status');
  if (!ALLOWED_FROM[change.status].includes(user.status))
    throw new Conflict(['account.status', { from: user.status, to: change.status }]);
  switch (change.status) {
    case 'active':
      return {
        ...user,
        status: 'active',
        deactivationNote: null,
        deactivatedBy: null,
        deactivatedAt: null,
        removedBy: null,
        removedAt: null,
        removalNote: null,
      };
    case 'deactivated':
      return {
        ...user,
        status: 'deactivated',
        resetHash: null,
        resetUntil: null,
        deactivationNote: change.note,
        deactivatedBy: change.by,
        deactivatedAt: change.at,
      };
    case 'removed':
      return {
        ...user,
        status: 'removed',
        removalNote: change.note,
        removedBy: change.by,
        removedAt: change.at,
      };
  }
}
