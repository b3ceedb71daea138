import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotSignedIn } from '../../platform/domain-error.js';
import { assertStillOwn, ConfirmPassword } from '../application/confirm-password.js';
import type { Actor } from '../domain/accounts.js';
import { OwnPassword, type StillOwn } from '../own-password.js';
import { OwnPasswordLimits } from './own-password-limits.js';
import { Sessions, Users } from './user.tables.js';

@Injectable()
export class ConfirmedOwnPassword extends OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly password: ConfirmPassword,
    private readonly limits: OwnPasswordLimits,
  ) {
    super();
  }

  override async confirm(actor: Actor, password: string): Promise<StillOwn> {
    const { id, session } = actor;
    const checked = await this.limits.confirming(session, () => this.password.execute(actor, password));
    return async (tx) => {
      const user = await tx.findOne(Users, { where: { id }, ...this.database.rowLock });
      if (!user) throw new NotSignedIn();
      assertStillOwn({ user, signedIn: await tx.existsBy(Sessions, { id: session, userId: id }) }, checked);
    };
  }
}
