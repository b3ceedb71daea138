import { Injectable } from '@nestjs/common';
import { Conflict, Invalid, NotFound, NotSignedIn } from '../../platform/domain-error.js';
import { type Accounts, type Actor, assertActingSuperadmin, assertOtherAccount } from '../domain/accounts.js';
import { type User, withEmail } from '../domain/user.js';
import { AccountChanges } from './account-changes.js';
import { Passwords } from './passwords.js';
import { UserRepository } from './ports.js';

/**
 * Sets or removes the e-mail address of an account, to which a link for a forgotten password is sent. Rejects an address
 * that another account has. A link that was mailed before is void.
 */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly changes: AccountChanges,
  ) {}

  /** The actor's own. Rejects a wrong password, and a session or password that changed meanwhile. */
  async own(actor: Actor, email: string | null, password: string): Promise<User> {
    const user = await this.users.findById(actor.id);
    if (!user) throw new NotFound('account.unknown');
    if (!(await this.passwords.fits(password, user)))
      throw new Invalid({ password: 'sign-in.wrong-password' });
    const decide = (before: User, { actorSignedIn }: Accounts) => {
      if (!actorSignedIn || before.status !== 'active') throw new NotSignedIn();
      if (before.password !== user.password) throw new Conflict('account.password-changed');
      return withEmail(before, email);
    };
    return this.changes.change(actor.id, actor, decide, { end: false });
  }

  /** Another account's, by a superadmin. Rejects the actor's own account, which takes its password. */
  async of(id: string, email: string | null, actor: Actor): Promise<User> {
    assertOtherAccount(id, actor, 'account.own-email');
    const decide = (before: User, accounts: Accounts) => {
      assertActingSuperadmin(actor, accounts);
      return withEmail(before, email);
    };
    return this.changes.change(id, actor, decide, { end: false });
  }
}
