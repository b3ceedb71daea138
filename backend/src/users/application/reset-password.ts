import { Injectable } from '@nestjs/common';
import { type Actor, assertActingSuperadmin, assertOtherAccount } from '../domain/accounts.js';
import { withPassword } from '../domain/user.js';
import { AccountChanges } from './account-changes.js';
import { Passwords } from './passwords.js';

/**
 * Sets another account's password and ends its sessions and sockets. Rejects the actor's own account, and an actor who
 * is no longer an active superadmin.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly changes: AccountChanges,
  ) {}

  async execute(id: string, newPassword: string, actor: Actor): Promise<void> {
    assertOtherAccount(id, actor);
    this.passwords.assertAllowed(newPassword);
    const password = await this.passwords.hash(newPassword);
    await this.changes.change(
      id,
      actor,
      (before, accounts) => {
        assertActingSuperadmin(actor, accounts);
        return withPassword(before, password);
      },
      { end: true },
    );
  }
}
