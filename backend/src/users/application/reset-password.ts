import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { LiveConnections } from '../staff.js';
import { type Actor, assertActingSuperadmin, assertOtherAccount } from '../domain/accounts.js';
import { PasswordPolicy } from '../domain/password.js';
import { withPassword } from '../domain/user.js';
import { PasswordHasher } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';

/**
 * Sets another account's password and ends its sessions and sockets. Rejects the actor's own account, and an actor who
 * is no longer an active superadmin.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: SqlUsers,
    private readonly hasher: PasswordHasher,
    private readonly connections: LiveConnections,
    private readonly policy: PasswordPolicy,
  ) {}

  async execute(id: string, newPassword: string, actor: Actor): Promise<void> {
    assertOtherAccount(id, actor);
    this.policy.assertAllowed(newPassword);
    const password = await this.hasher.hash(newPassword);
    const user = await this.users.change(
      id,
      actor,
      (before, accounts) => {
        assertActingSuperadmin(actor, accounts);
        return withPassword(before, password);
      },
      { end: true },
    );
    if (!user) throw new NotFound('account.unknown');
    this.connections.closeUser(id);
  }
}
