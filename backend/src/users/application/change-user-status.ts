import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/clock.js';
import { Conflict, NotFound } from '../../shared/domain-error.js';
import { LiveConnections } from '../../shared/staff.js';
import { changeUserStatus, type User, type UserStatus } from '../domain/user.js';
import { UserRepository } from './ports.js';

/**
 * Deactivates, removes or restores an account; its sessions and sockets end at once. Refuses the actor's own account,
 * a step that spec §4 does not know, and to leave no active superadmin.
 */
@Injectable()
export class ChangeUserStatus {
  constructor(
    private readonly users: UserRepository,
    private readonly connections: LiveConnections,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, status: UserStatus, note: string | null, actorId: string): Promise<User> {
    const change = { status, note, by: actorId, at: this.clock.timestamp() };
    const user = await this.users.change(
      id,
      (before, activeSuperadmins) => {
        const after = changeUserStatus(before, change);
        if (isActiveSuperadmin(before) && !isActiveSuperadmin(after) && activeSuperadmins <= 1)
          throw new Conflict('The last active superadmin cannot be deactivated');
        return after;
      },
      { end: status !== 'active' },
    );
    if (!user) throw new NotFound('There is no such user');
    if (status !== 'active') this.connections.closeUser(id);
    return user;
  }
}

function isActiveSuperadmin(user: User): boolean {
  return user.role === 'superadmin' && user.status === 'active';
}
