import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { AccountTaken, type Actor, EmailTaken } from '../domain/accounts.js';
import { createUser, type Role, type User } from '../domain/user.js';
import { AccountUnits } from './account-units.js';
import { Passwords } from './passwords.js';
import { UserRepository } from './ports.js';

/**
 * Creates an account. Rejects a username or an address that is taken in any spelling, a password that the policy does not allow, and
 * an actor who is no longer an active superadmin. `actor` is null at the first start and on the command line.
 */
@Injectable()
export class CreateUser {
  constructor(
    private readonly accounts: AccountUnits,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute(
    account: { username: string; password: string; name: string; role: Role; email?: string | null },
    actor: Actor | null,
  ): Promise<User> {
    this.passwords.assertAllowed(account.password);
    const password = await this.passwords.hash(account.password);
    const user = createUser(
      { ...account, email: account.email ?? null, password },
      newId(),
      this.clock.timestamp(),
    );
    try {
      await this.accounts.add(user, actor);
    } catch (error) {
      const isEmail = error instanceof AccountTaken && user.email !== null;
      if (isEmail && (await this.users.findByEmail(user.email))) throw new EmailTaken();
      throw error;
    }
    return user;
  }
}
