import { Injectable } from '@nestjs/common';
import { normaliseUsername } from '../domain/user.js';
import { FirstAccount } from '../first-account.js';
import { FirstAdmin } from './create-first-admin.js';
import { PasswordHasher, UserRepository } from './ports.js';

@Injectable()
export class LookAtFirstAccount extends FirstAccount {
  /** A hash and whether the password fits it: comparing takes a fifth of a second of a core. */
  private compared: { readonly hash: string; readonly fits: boolean } | null = null;

  constructor(
    private readonly firstAdmin: FirstAdmin,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
  ) {
    super();
  }

  override get username(): string {
    return this.firstAdmin.username;
  }

  override async officeBeganAt(): Promise<string | null> {
    const users = await this.users.listByStatus('active');
    return users.map(({ createdAt }) => createdAt).sort()[0] ?? null;
  }

  override async hasFirstPassword(): Promise<boolean | null> {
    const { password, username } = this.firstAdmin;
    if (password === null) return null;
    const user = await this.users.findByUsername(normaliseUsername(username));
    if (user?.status !== 'active') return false;
    if (this.compared?.hash !== user.password)
      this.compared = { hash: user.password, fits: await this.hasher.matches(password, user.password) };
    return this.compared.fits;
  }
}
