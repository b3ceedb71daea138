import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '../../platform/domain-error.js';
import type { Actor } from '../domain/accounts.js';
import {
  confirmTotp,
  removeFactors,
  renewRecoveryCodes,
  type SecondFactors,
} from '../domain/second-factors.js';
import { AccountFactors, type FactorChange } from './account-factors.js';
import { assertStillOwn, ConfirmPassword } from './confirm-password.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { OneTimeCodes } from './second-factor.ports.js';

/** Whether staff must have a second factor (REQUIRE_SECOND_FACTOR). */
export class SecondFactorRule {
  constructor(readonly required: boolean) {}
}

/**
 * Lets a user set up an authenticator app, make recovery codes and remove every factor. All of it needs the password, the
 * first factor too: a session alone, on a desk left open, must not be enough to lock the owner out.
 */
@Injectable()
export class OwnSecondFactors {
  constructor(
    private readonly factors: AccountFactors,
    private readonly codes: OneTimeCodes,
    private readonly password: ConfirmPassword,
    private readonly rule: SecondFactorRule,
  ) {}

  /** What is set, and whether something must be. */
  async show(actor: Actor): Promise<SecondFactors & { readonly required: boolean }> {
    return { ...(await this.factors.find(actor.id)), required: this.rule.required };
  }

  /**
   * Makes the secret of a new authenticator app, which replaces one that was not confirmed, and is in force once `confirm`
   * got a code of it in the same session within ten minutes.
   */
  async beginTotp(actor: Actor, password: string): Promise<{ secret: string; uri: string }> {
    const checked = await this.password.execute(actor, password);
    const secret = this.codes.newSecret();
    await this.change(actor, (before, owner, now) => {
      assertStillOwn(owner, checked);
      return { ...before, pending: { secret, since: now.toISOString(), session: actor.session } };
    });
    return { secret, uri: this.codes.uri(secret, checked.username) };
  }

  /**
   * Puts the app in force. Returns ten new recovery codes; those of before are no longer good. The first factor ends the
   * other sessions and sockets of the account.
   */
  async confirmTotp(actor: Actor, code: string): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes();
    await this.change(actor, (before, owner, now) => {
      assertStillOwn(owner);
      const stepOf = (secret: string) => this.codes.stepOf(secret, code, now);
      return confirmTotp(before, stepOf, { session: actor.session, now: now.toISOString() }, hashes);
    });
    return codes;
  }

  /** Ten new recovery codes instead of those of before. */
  async renewCodes(actor: Actor, password: string): Promise<string[]> {
    const checked = await this.password.execute(actor, password);
    const { codes, hashes } = newRecoveryCodes();
    await this.change(actor, (before, owner) => {
      assertStillOwn(owner, checked);
      return renewRecoveryCodes(before, hashes);
    });
    return codes;
  }

  /** Removes the authenticator app, every passkey and the recovery codes. Rejects it where a factor is required. */
  async removeAll(actor: Actor, password: string): Promise<void> {
    const checked = await this.password.execute(actor, password);
    await this.change(actor, (before, owner) => {
      assertStillOwn(owner, checked);
      return removeFactors(before, this.rule.required);
    });
  }

  private async change(actor: Actor, change: FactorChange): Promise<SecondFactors> {
    const after = await this.factors.change(actor.id, actor.session, change);
    if (!after) throw new NotSignedIn();
    return after;
  }
}
