import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { Clock, newId } from '../../shared/clock.js';
import { Conflict } from '../../shared/domain-error.js';
import { checkPassword } from '../domain/password.js';
import { createUser, type Role, type User } from '../domain/user.js';
import { PasswordHasher, UserRepository } from './ports.js';

/** A new account. Refuses a taken username, in any spelling, and a password that is too short or too long. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute(account: { username: string; password: string; name: string; role: Role }): Promise<User> {
    checkPassword(account.password, this.config.passwordMinLength);
    const password = await this.hasher.hash(account.password);
    const user = createUser({ ...account, password }, newId(), this.clock.timestamp());
    if (!(await this.users.add(user))) throw new Conflict('Username is already taken');
    return user;
  }
}
