import { Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { LiveConnections } from '../staff.js';
import { type Actor, replaceOwnPassword } from '../domain/accounts.js';
import { PasswordPolicy } from '../domain/password.js';
import { PasswordHasher } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';
import { type VerifiedUser, verifiedUser } from './sign-in.js';

/**
 * Changes the password of the signed-in user. Rejects a wrong current password, and a session or a password that
 * changed meanwhile. The current session continues under a new key; all other sessions of the account end.
 */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly users: SqlUsers,
    private readonly hasher: PasswordHasher,
    private readonly connections: LiveConnections,
    private readonly policy: PasswordPolicy,
  ) {}

  async execute(
    actor: Actor,
    renewedSession: string,
    currentPassword: string,
    newPassword: string,
  ): Promise<VerifiedUser> {
    this.policy.assertAllowed(newPassword, 'newPassword');
    const user = await this.users.findById(actor.id);
    if (!user) throw new NotFound('account.unknown');
    if (!(await this.hasher.matches(currentPassword, user.password)))
      throw new Invalid({ currentPassword: 'sign-in.wrong-password' });
    const password = await this.hasher.hash(newPassword);
    const renewed = { from: actor.session, to: renewedSession };
    const changed = await this.users.change(
      actor.id,
      actor,
      (before, accounts) => replaceOwnPassword(before, user.password, password, accounts),
      { end: true, renewed },
    );
    if (!changed) throw new NotFound('account.unknown');
    this.connections.closeUser(actor.id, renewed);
    return verifiedUser(changed);
  }
}
