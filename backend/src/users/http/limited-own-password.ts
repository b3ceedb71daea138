import { Injectable } from '@nestjs/common';
import { ConfirmPassword } from '../application/confirm-password.js';
import { type Actor, OwnPassword, type StillOwn } from '../own-password.js';
import { OwnPasswordLimits } from './own-password-limits.js';

@Injectable()
export class LimitedOwnPassword extends OwnPassword {
  constructor(
    private readonly password: ConfirmPassword,
    private readonly limits: OwnPasswordLimits,
  ) {
    super();
  }

  override async confirm(actor: Actor, password: string): Promise<StillOwn> {
    const checked = await this.limits.confirming(actor.session, () => this.password.execute(actor, password));
    return (unit) => this.password.assertStill(unit, actor, checked);
  }
}
