import { Injectable, Optional } from '@nestjs/common';
import { SignInEvents } from '../sign-in-events.js';
import type { SessionUser } from '../staff.js';
import { normaliseUsername, type User } from '../domain/user.js';
import { Passwords } from './passwords.js';
import { UserRepository } from './ports.js';

/**
 * A user whose password was checked. A session may begin only while the account still has this password hash and
 * these factors. The hash must not leave the server.
 */
export interface VerifiedUser {
  readonly user: SessionUser;
  readonly passwordHash: string;
  /** Of the factors that were asked for. */
  readonly factorsChangedAt: string | null;
}

/** The account after its password was checked. */
export function verifiedUser(account: User): VerifiedUser {
  const { id, username, name, role, password, factorsChangedAt } = account;
  return { user: { id, username, name, role }, passwordHash: password, factorsChangedAt };
}

/**
 * Checks a username and a password. Returns null, after the same work, for an unknown name, a wrong password, and an
 * account that is not active.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  async execute(username: string, password: string): Promise<VerifiedUser | null> {
    const user = await this.users.findByUsername(normaliseUsername(username));
    const fits = await this.passwords.fits(password, user);
    if (!user || !fits || user.status !== 'active') {
      this.events?.failed({ userId: user?.id ?? null, step: 'password' });
      return null;
    }
    return verifiedUser(user);
  }
}
