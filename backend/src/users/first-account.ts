import { Injectable } from '@nestjs/common';
import { normaliseUsername } from './domain/user.js';
import { FirstAdmin } from './application/create-first-admin.js';
import { PasswordHasher, UserRepository } from './application/ports.js';

/** The account with which the office began. */
@Injectable()
export class FirstAccount {
  /** A hash and whether the password fits it: comparing takes a fifth of a second of a core. */
  private compared: { readonly hash: string; readonly fits: boolean } | null = null;

  constructor(
    private readonly firstAdmin: FirstAdmin,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  get username(): string {
    return this.firstAdmin.username;
  }

  /** When the oldest account that is in use was created; null without one. */
  async createdAt(): Promise<string | null> {
    const users = await this.users.listByStatus('active');
    return users.map(({ createdAt }) => createdAt).sort()[0] ?? null;
  }

  /** Whether its first password is still in use; null when the environment does not contain that. */
  async hasFirstPassword(): Promise<boolean | null> {
    const { password, username } = this.firstAdmin;
    if (password === null) return null;
    const user = await this.users.findByUsername(normaliseUsername(username));
    if (user?.status !== 'active') return false;
    if (this.compared?.hash !== user.password)
      this.compared = { hash: user.password, fits: await this.hasher.matches(password, user.password) };
    return this.compared.fits;
  }
}
