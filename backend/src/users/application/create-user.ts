import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import { type Actor, assertActingSuperadmin, EmailTaken } from '../domain/accounts.js';
import { PasswordPolicy } from '../domain/password.js';
import { createUser, type Role, type User } from '../domain/user.js';
import { PasswordHasher } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';

/**
 * Creates an account. Rejects a username or an address that is taken in any spelling, a password that the policy does not allow, and
 * an actor who is no longer an active superadmin. `actor` is null at the first start and on the command line.
 */
@Injectable()
export class CreateUser {
  constructor(
    private readonly users: SqlUsers,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
  ) {}

  async execute(
    account: { username: string; password: string; name: string; role: Role; email?: string | null },
    actor: Actor | null,
  ): Promise<User> {
    this.policy.assertAllowed(account.password);
    const password = await this.hasher.hash(account.password);
    const user = createUser(
      { ...account, email: account.email ?? null, password },
      newId(),
      this.clock.timestamp(),
    );
    const by = actor && { actor, allow: assertActingSuperadmin.bind(null, actor) };
    if (await this.users.add(user, by ?? undefined)) return user;
    if (user.email !== null && (await this.users.findByEmail(user.email))) throw new EmailTaken();
    throw new Conflict('account.username-taken');
  }
}
