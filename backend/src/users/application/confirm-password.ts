import { Injectable } from '@nestjs/common';
import { Conflict, Invalid, NotSignedIn } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Actor } from '../domain/accounts.js';
import type { User } from '../domain/user.js';
import type { FactorOwner } from './account-factors.js';
import { Passwords } from './passwords.js';
import { AccountAccess, UserRepository } from './ports.js';

/** Lets a signed-in user prove with the password that it is they who change what protects the account. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly access: AccountAccess,
  ) {}

  /** The account; rejects a wrong password with `Invalid`. */
  async execute({ id }: Actor, password: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw new NotSignedIn();
    if (!(await this.passwords.fits(password, user)))
      throw new Invalid({ password: 'sign-in.wrong-password' });
    return user;
  }

  /** Rejects, in a unit of work, when anything of what was checked is no longer so. The account stays as it is until its end. */
  async assertStill(unit: Unit, actor: Actor, checked: User): Promise<void> {
    const user = await this.users.lock(unit, actor.id);
    if (!user) throw new NotSignedIn();
    assertStillOwn({ user, signedIn: await this.access.isSignedIn(unit, actor) }, checked);
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
