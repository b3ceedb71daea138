import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../staff.js';
import { StaffWithoutSecondFactor } from '../staff-without-second-factor.js';
import { UserRepository } from './ports.js';

/** The users of sessions, as their accounts are now. */
@Injectable()
export class SessionUsers {
  constructor(
    private readonly users: UserRepository,
    private readonly factorless: StaffWithoutSecondFactor,
  ) {}

  /** Null for an account that is not active. */
  async find(id: string): Promise<SessionUser | null> {
    const user = await this.users.findById(id);
    if (user?.status !== 'active') return null;
    const { username, name, role } = user;
    return this.withDuty({ id, username, name, role });
  }

  /** With whether the user must set up a second factor first. */
  async withDuty(user: SessionUser): Promise<SessionUser> {
    const isMissing = await this.factorless.mustSetUp(user.id);
    return { ...user, ...(isMissing && { secondFactorRequired: true }) };
  }
}
