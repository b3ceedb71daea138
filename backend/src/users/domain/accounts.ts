import { Conflict, Forbidden, NotSignedIn, type Said } from '../../platform/domain-error.js';
import { type User, withPassword } from './user.js';

/** The signed-in user who makes a change. */
export interface Actor {
  readonly id: string;
  /** The key of the session that the request came with. */
  readonly session: string;
}

/**
 * The state that decides whether an account may change. It is read and locked in the transaction that stores the
 * change: the actor may have been deactivated, or have lost the session, while a password was hashed.
 */
export interface Accounts {
  /** Ids. */
  readonly activeSuperadmins: ReadonlySet<string>;
  /** Whether the actor's session still exists. A deactivation or a password reset ends it. */
  readonly actorSignedIn: boolean;
}

/** Rejects an actor whose session ended, or who is no longer an active superadmin. */
export function assertActingSuperadmin(actor: Actor, { activeSuperadmins, actorSignedIn }: Accounts): void {
  if (!actorSignedIn) throw new NotSignedIn();
  if (!activeSuperadmins.has(actor.id)) throw new Forbidden('account.not-allowed');
}

/** Rejects a change after which no superadmin would be active: then no account could be restored in the console. */
export function assertSuperadminRemains(before: User, after: User, { activeSuperadmins }: Accounts): void {
  if (isActiveSuperadmin(before) && !isActiveSuperadmin(after) && activeSuperadmins.size <= 1)
    throw new Conflict('account.last-superadmin');
}

/**
 * Replaces the user's own password hash. Rejects it when the session or the account ended, or when the password is no
 * longer the one that was checked: a reset by a superadmin must not be undone.
 */
export function replaceOwnPassword(
  user: User,
  checkedHash: string,
  newHash: string,
  { actorSignedIn }: Accounts,
): User {
  if (!actorSignedIn || user.status !== 'active') throw new NotSignedIn();
  if (user.password !== checkedHash) throw new Conflict('account.password-changed');
  return withPassword(user, newHash);
}

/** Rejects a password reset of the actor's own account, which would skip the check of the current password. */
export function assertOtherAccount(id: string, actor: Actor, said: Said = 'account.own-password'): void {
  if (id === actor.id) throw new Forbidden(said);
}

/** Another account has the username, or the address. */
export class AccountTaken extends Conflict {
  constructor() {
    super('account.username-taken');
  }
}

/** Another account has the address. */
export class EmailTaken extends Conflict {
  constructor() {
    super('account.email-taken');
  }
}

function isActiveSuperadmin({ role, status }: User): boolean {
  return role === 'superadmin' && status === 'active';
}
