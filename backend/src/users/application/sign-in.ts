import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../shared/staff.js';
import { PASSWORD_MAX_BYTES } from '../domain/password.js';
import { normaliseUsername } from '../domain/user.js';
import { PasswordHasher, UserRepository } from './ports.js';

const hashes = new WeakMap<SessionUser, string>();

/** The hash of the password that let this one in: a session may begin only while the account still has it. */
export function letInBy(signedIn: SessionUser): string {
  return hashes.get(signedIn) ?? '';
}

/**
 * Tells who signs in; null alike, and after the same work, for an unknown name, a wrong password, and an account that
 * is not active.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute(username: string, password: string): Promise<SessionUser | null> {
    const user = await this.users.findByUsername(normaliseUsername(username));
    const fits = Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
    const matches = await this.hasher.matches(fits ? password : '', fits && user ? user.password : null);
    if (!user || !matches || user.status !== 'active') return null;
    const signedIn = { id: user.id, username: user.username, name: user.name, role: user.role };
    hashes.set(signedIn, user.password);
    return signedIn;
  }
}
