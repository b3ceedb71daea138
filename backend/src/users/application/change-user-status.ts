import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { type Actor, assertActingSuperadmin, assertSuperadminRemains } from '../domain/accounts.js';
import { changeUserStatus, type User, type UserStatus } from '../domain/user.js';
import { AccountChanges } from './account-changes.js';

/**
 * Deactivates, removes or restores an account (spec §4). Unless restored, its sessions and sockets end at once. Rejects
 * the actor's own account, an invalid transition, the last active superadmin, and an actor who is no longer an active
 * superadmin.
 */
@Injectable()
export class ChangeUserStatus {
  constructor(
    private readonly changes: AccountChanges,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, status: UserStatus, note: string | null, actor: Actor): Promise<User> {
    const change = { status, note, by: actor.id, at: this.clock.timestamp() };
    return this.changes.change(
      id,
      actor,
      (before, accounts) => {
        const after = changeUserStatus(before, change);
        assertSuperadminRemains(before, after, accounts);
        assertActingSuperadmin(actor, accounts);
        return after;
      },
      { end: status !== 'active' },
    );
  }
}
