import { Injectable } from '@nestjs/common';
import { Conflict, Invalid, NotSignedIn } from '../../platform/domain-error.js';
import type { Actor } from '../domain/accounts.js';
import { PASSWORD_MAX_BYTES } from '../domain/password.js';
import type { User } from '../domain/user.js';
import { PasswordHasher } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';
import type { FactorOwner } from './second-factor.ports.js';

/** Lets a signed-in user prove with the password that it is they who change what protects the account. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly users: SqlUsers,
    private readonly hasher: PasswordHasher,
  ) {}

  /** The account; rejects a wrong password with `Invalid`. */
  async execute({ id }: Actor, password: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw new NotSignedIn();
    const fits = Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
    const matches = await this.hasher.matches(fits ? password : '', fits ? user.password : null);
    if (!matches) throw new Invalid({ password: 'sign-in.wrong-password' });
    return user;
  }
}

/**
 * Rejects a change when the session ended, or the account was deactivated, in the meantime; and when the password is no
 * longer the one that was checked.
 */
export function assertStillOwn({ user, signedIn }: FactorOwner, checked?: User): void {
  if (!signedIn || user.status !== 'active') throw new NotSignedIn();
  if (checked && user.password !== checked.password) throw new Conflict('account.password-changed');
}
