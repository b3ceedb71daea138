import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { CreateUser } from './create-user.js';
import { UserRepository } from './ports.js';

/**
 * Makes the first superadmin while there is no user at all. Gives back the password it made up, to be shown once, or
 * null when the environment named one or there are users already.
 */
@Injectable()
export class CreateFirstAdmin {
  constructor(
    private readonly users: UserRepository,
    private readonly createUser: CreateUser,
    private readonly config: Config,
  ) {}

  async execute(): Promise<{ username: string; password: string } | null> {
    if (!(await this.users.isEmpty())) return null;
    const { username, password: chosen, name } = this.config.firstAdmin;
    const password = chosen ?? randomBytes(12).toString('base64url');
    const user = await this.createUser.execute({ username, password, name, role: 'superadmin' });
    return chosen ? null : { username: user.username, password };
  }
}
