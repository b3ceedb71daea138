import { Injectable } from '@nestjs/common';
import { PASSWORD_MAX_BYTES, PasswordPolicy } from '../domain/password.js';
import type { User } from '../domain/user.js';
import { PasswordHasher } from './ports.js';

/** The passwords of accounts: what is allowed, its hash, and whether one fits. */
@Injectable()
export class Passwords {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
  ) {}

  /** Rejects a password that is too short or too long. `field` is its name in the form. */
  assertAllowed(password: string, field?: 'password' | 'newPassword'): void {
    this.policy.assertAllowed(password, field);
  }

  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /** Whether it is the password of the account. Takes the same time for null (unknown username). */
  fits(password: string, account: User | null): Promise<boolean> {
    const isShort = Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
    return this.hasher.matches(isShort ? password : '', isShort && account ? account.password : null);
  }
}
