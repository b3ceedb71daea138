import { Injectable, Optional } from '@nestjs/common';
import { SignInEvents } from '../sign-in-events.js';
import type { SessionUser } from '../staff.js';
import { PASSWORD_MAX_BYTES } from '../domain/password.js';
import { normaliseUsername, type User } from '../domain/user.js';
import { PasswordHasher } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';

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
    private readonly users: SqlUsers,
    private readonly hasher: PasswordHasher,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  async execute(username: string, password: string): Promise<VerifiedUser | null> {
    const user = await this.users.findByUsername(normaliseUsername(username));
    const fits = Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
    const matches = await this.hasher.matches(fits ? password : '', fits && user ? user.password : null);
    if (!user || !matches || user.status !== 'active') {
      this.events?.failed({ userId: user?.id ?? null, step: 'password' });
      return null;
    }
    return verifiedUser(user);
  }
}
