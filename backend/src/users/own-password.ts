import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../platform/database/database.js';
import { NotSignedIn } from '../platform/domain-error.js';
import { assertStillOwn, ConfirmPassword } from './application/confirm-password.js';
import type { Actor } from './domain/accounts.js';
import { OwnPasswordLimits } from './http/own-password-limits.js';
import { Sessions, Users } from './store/user.tables.js';

export type { Actor } from './domain/accounts.js';

/**
 * Rejects, in the unit of work of a change, when the session has ended, the account is no longer active, or the password
 * is no longer the one that was checked.
 */
export type StillOwn = (tx: Transaction) => Promise<void>;

/** Asks signed-in users for their password before they get something that outlasts the session. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly password: ConfirmPassword,
    private readonly limits: OwnPasswordLimits,
  ) {}

  /** Rejects a wrong password with `Invalid`, and with `TooMany` after five wrong ones in the session. */
  async confirm(actor: Actor, password: string): Promise<StillOwn> {
    const { id, session } = actor;
    const checked = await this.limits.confirming(session, () => this.password.execute(actor, password));
    return async (tx) => {
      const user = await tx.findOne(Users, { where: { id }, ...this.database.rowLock });
      if (!user) throw new NotSignedIn();
      assertStillOwn({ user, signedIn: await tx.existsBy(Sessions, { id: session, userId: id }) }, checked);
    };
  }
}
