import { Injectable } from '@nestjs/common';
import type { User, UserStatus } from '../domain/user.js';
import { UserRepository } from './ports.js';
import { SecondFactorRepository } from './second-factor.ports.js';

/** An account, and whether it has a second factor in force. */
export interface StaffAccount {
  readonly user: User;
  readonly hasFactor: boolean;
}

/** Reads accounts for superadmins. */
@Injectable()
export class StaffAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: SecondFactorRepository,
  ) {}

  /** Newest first. */
  async byStatus(status: UserStatus): Promise<StaffAccount[]> {
    const withFactor = await this.factors.activeUsersWithFactor();
    const users = await this.users.listByStatus(status);
    return users.map((user) => ({ user, hasFactor: withFactor.has(user.id) }));
  }

  async of(user: User): Promise<StaffAccount> {
    return { user, hasFactor: user.status === 'active' && (await this.factors.hasFactor(user.id)) };
  }
}
