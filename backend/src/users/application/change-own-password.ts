import { Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { type Actor, replaceOwnPassword } from '../domain/accounts.js';
import { AccountChanges } from './account-changes.js';
import { Passwords } from './passwords.js';
import { UserRepository } from './ports.js';
import { type VerifiedUser, verifiedUser } from './sign-in.js';

/**
 * Changes the password of the signed-in user. Rejects a wrong current password, and a session or a password that
 * changed meanwhile. The current session continues under a new key; all other sessions of the account end.
 */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly changes: AccountChanges,
  ) {}

  async execute(
    actor: Actor,
    renewedSession: string,
    currentPassword: string,
    newPassword: string,
  ): Promise<VerifiedUser> {
    this.passwords.assertAllowed(newPassword, 'newPassword');
    const user = await this.users.findById(actor.id);
    if (!user) throw new NotFound('account.unknown');
    if (!(await this.passwords.fits(currentPassword, user)))
      throw new Invalid({ currentPassword: 'sign-in.wrong-password' });
    const password = await this.passwords.hash(newPassword);
    const renewed = { from: actor.session, to: renewedSession };
    const changed = await this.changes.change(
      actor.id,
      actor,
      (before, accounts) => replaceOwnPassword(before, user.password, password, accounts),
      { end: true, renewed },
    );
    return verifiedUser(changed);
  }
}
