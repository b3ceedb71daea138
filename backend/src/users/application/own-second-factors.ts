import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotSignedIn } from '../../platform/domain-error.js';
import { LiveConnections } from '../staff.js';
import type { Actor } from '../domain/accounts.js';
import {
  confirmTotp,
  hasFactor,
  removeFactors,
  renewRecoveryCodes,
  type SecondFactors,
} from '../domain/second-factors.js';
import { assertStillOwn, ConfirmPassword } from './confirm-password.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { type FactorChange, OneTimeCodes } from './second-factor.ports.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';

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
    private readonly factors: SqlSecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly password: ConfirmPassword,
    private readonly rule: SecondFactorRule,
    private readonly connections: LiveConnections,
    private readonly clock: Clock,
  ) {}

  /** What is set. */
  show(actor: Actor): Promise<SecondFactors> {
    return this.factors.find(actor.id);
  }

  /**
   * Makes the secret of a new authenticator app, which replaces one that was not confirmed, and is in force once `confirm`
   * got a code of it in the same session within ten minutes.
   */
  async beginTotp(actor: Actor, password: string): Promise<{ secret: string; uri: string }> {
    const checked = await this.password.execute(actor, password);
    const pending = {
      secret: this.codes.newSecret(),
      since: this.clock.timestamp(),
      session: actor.session,
    };
    await this.change(actor, (before, owner) => {
      assertStillOwn(owner, checked);
      return { ...before, pending };
    });
    return { secret: pending.secret, uri: this.codes.uri(pending.secret, checked.username) };
  }

  /**
   * Puts the app in force. Returns ten new recovery codes; those of before are no longer good. The first factor ends the
   * other sessions and sockets of the account.
   */
  async confirmTotp(actor: Actor, code: string): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes();
    const now = this.clock.now();
    let isFirst = false;
    await this.change(actor, (before, owner) => {
      assertStillOwn(owner);
      isFirst = !hasFactor(before);
      const stepOf = (secret: string) => this.codes.stepOf(secret, code, now);
      return confirmTotp(before, stepOf, { session: actor.session, now: now.toISOString() }, hashes);
    });
    if (isFirst) this.connections.closeUser(actor.id, { from: actor.session, to: actor.session });
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
