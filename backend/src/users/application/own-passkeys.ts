import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '../../platform/domain-error.js';
import type { Actor } from '../domain/accounts.js';
import { type Passkey, removePasskey, renamePasskey } from '../domain/second-factors.js';
import { AccountFactors } from './account-factors.js';
import { assertStillOwn, ConfirmPassword } from './confirm-password.js';
import { SecondFactorRule } from './own-second-factors.js';

/** Lets a user name and remove passkeys. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly factors: AccountFactors,
    private readonly password: ConfirmPassword,
    private readonly rule: SecondFactorRule,
  ) {}

  async list(actor: Actor): Promise<readonly Passkey[]> {
    return (await this.factors.find(actor.id)).passkeys;
  }

  async rename(actor: Actor, id: string, name: string): Promise<Passkey> {
    const after = await this.factors.change(actor.id, actor.session, (before, owner) => {
      assertStillOwn(owner);
      return renamePasskey(before, id, name);
    });
    const passkey = after?.passkeys.find((one) => one.id === id);
    if (!passkey) throw new NotSignedIn();
    return passkey;
  }

  /** Rejects the last factor where one is required. */
  async remove(actor: Actor, id: string, password: string): Promise<void> {
    const checked = await this.password.execute(actor, password);
    await this.factors.change(actor.id, actor.session, (before, owner) => {
      assertStillOwn(owner, checked);
      return removePasskey(before, id, this.rule.required);
    });
  }
}
