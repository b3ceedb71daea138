import { Injectable } from '@nestjs/common';
import { Forbidden, NotFound } from '../../platform/domain-error.js';
import { LiveConnections } from '../staff.js';
import { type Actor, assertActingSuperadmin } from '../domain/accounts.js';
import { normaliseUsername } from '../domain/user.js';
import { SqlUsers } from '../store/sql-users.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';

/**
 * Removes the second factors of another account, whose owner lost them, and ends its sessions and sockets. Rejects
 * the actor's own account, and an actor who is no longer an active superadmin.
 */
@Injectable()
export class ResetSecondFactors {
  constructor(
    private readonly factors: SqlSecondFactors,
    private readonly users: SqlUsers,
    private readonly connections: LiveConnections,
  ) {}

  async execute(id: string, actor: Actor): Promise<void> {
    if (id === actor.id) throw new Forbidden('account.own-second-factor');
    const allow = assertActingSuperadmin.bind(null, actor);
    if (!(await this.factors.reset(id, { actor, allow }))) throw new NotFound('account.unknown');
    this.connections.closeUser(id);
  }

  /** From the command line, for an office without a second superadmin. Returns the stored username. */
  async byName(name: string): Promise<string> {
    const user = await this.users.findByUsername(normaliseUsername(name));
    if (!user) throw new NotFound(['account.unknown-name', { name: normaliseUsername(name) }]);
    await this.factors.reset(user.id, null);
    this.connections.closeUser(user.id);
    return user.username;
  }
}
