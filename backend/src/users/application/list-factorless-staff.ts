import { Injectable } from '@nestjs/common';
import { ActiveUsers } from '../active-users.js';
import { SecondFactorRule } from './own-second-factors.js';
import { SecondFactorRepository } from './second-factor.ports.js';
import { FactorlessStaff } from '../factorless-staff.js';

@Injectable()
export class ListFactorlessStaff extends FactorlessStaff {
  constructor(
    private readonly users: ActiveUsers,
    private readonly factors: SecondFactorRepository,
    private readonly rule: SecondFactorRule,
  ) {
    super();
  }

  override get isRequired(): boolean {
    return this.rule.required;
  }

  override async mustSetUp(userId: string): Promise<boolean> {
    return this.rule.required && !(await this.factors.hasFactor(userId));
  }

  override async names(): Promise<string[]> {
    const withFactor = await this.factors.activeUsersWithFactor();
    const users = await this.users.all();
    return users.filter(({ id }) => !withFactor.has(id)).map(({ name }) => name);
  }
}
