import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { Forbidden, NotFound } from '../../shared/domain-error.js';
import { LiveConnections } from '../../shared/staff.js';
import { checkPassword } from '../domain/password.js';
import { PasswordHasher, UserRepository } from './ports.js';

/** Gives somebody else a new password and ends all their sessions and sockets. Refuses the actor's own account. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly connections: LiveConnections,
    private readonly config: Config,
  ) {}

  async execute(id: string, newPassword: string, actorId: string): Promise<void> {
    if (id === actorId) throw new Forbidden('You cannot reset the password of your own account');
    checkPassword(newPassword, this.config.passwordMinLength);
    const password = await this.hasher.hash(newPassword);
    const user = await this.users.change(id, (before) => ({ ...before, password }), { end: true });
    if (!user) throw new NotFound('There is no such user');
    this.connections.closeUser(id);
  }
}
