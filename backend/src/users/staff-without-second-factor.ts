import { Injectable } from '@nestjs/common';
import { ActiveUsers } from './active-users.js';
import { SecondFactorRule } from './application/own-second-factors.js';
import { SecondFactorRepository } from './application/second-factor.ports.js';

/** The active staff whose password alone signs them in. */
@Injectable()
export class StaffWithoutSecondFactor {
  constructor(
    private readonly users: ActiveUsers,
    private readonly factors: SecondFactorRepository,
    private readonly rule: SecondFactorRule,
  ) {}

  /** Whether the office requires a second factor of everybody. */
  get isRequired(): boolean {
    return this.rule.required;
  }

  /** Whether the user must set up a second factor before anything else. */
  async mustSetUp(userId: string): Promise<boolean> {
    return this.rule.required && !(await this.factors.hasFactor(userId));
  }

  /** Their names, in order. */
  async names(): Promise<string[]> {
    const withFactor = await this.factors.activeUsersWithFactor();
    const users = await this.users.all();
    return users.filter(({ id }) => !withFactor.has(id)).map(({ name }) => name);
  }
}
