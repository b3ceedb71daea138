import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { Invalid, NotFound } from '../../shared/domain-error.js';
import { LiveConnections } from '../../shared/staff.js';
import { checkPassword } from '../domain/password.js';
import { PasswordHasher, UserRepository } from './ports.js';

/**
 * A member of staff takes a new password. Refuses when the current one is wrong. The session it is done from stays,
 * all others of the account end.
 */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly connections: LiveConnections,
    private readonly config: Config,
  ) {}

  async execute(id: string, session: string, currentPassword: string, newPassword: string): Promise<void> {
    checkPassword(newPassword, this.config.passwordMinLength, 'newPassword');
    const user = await this.users.findById(id);
    if (!user) throw new NotFound('There is no such user');
    if (!(await this.hasher.matches(currentPassword, user.password)))
      throw new Invalid({ currentPassword: 'Current password is wrong' });
    const password = await this.hasher.hash(newPassword);
    await this.users.change(id, (before) => ({ ...before, password }), { end: true, keep: session });
    this.connections.closeUser(id, session);
  }
}
