import { Injectable } from '@nestjs/common';
import { Forbidden, NotFound } from '../../platform/domain-error.js';
import type { Actor } from '../domain/accounts.js';
import { normaliseUsername } from '../domain/user.js';
import { AccountFactors } from './account-factors.js';
import { UserRepository } from './ports.js';

/**
 * Removes the second factors of another account, whose owner lost them, and ends its sessions and sockets. Rejects
 * the actor's own account, and an actor who is no longer an active superadmin.
 */
@Injectable()
export class ResetSecondFactors {
  constructor(
    private readonly factors: AccountFactors,
    private readonly users: UserRepository,
  ) {}

  async execute(id: string, actor: Actor): Promise<void> {
    if (id === actor.id) throw new Forbidden('account.own-second-factor');
    if (!(await this.factors.reset(id, actor))) throw new NotFound('account.unknown');
  }

  /** From the command line, for an office without a second superadmin. Returns the stored username. */
  async byName(name: string): Promise<string> {
    const user = await this.users.findByUsername(normaliseUsername(name));
    if (!user) throw new NotFound(['account.unknown-name', { name: normaliseUsername(name) }]);
    await this.factors.reset(user.id, null);
    return user.username;
  }
}
