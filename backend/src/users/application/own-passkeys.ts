import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Invalid, NotSignedIn } from '../../platform/domain-error.js';
import { LiveConnections } from '../staff.js';
import type { Actor } from '../domain/accounts.js';
import {
  addPasskey,
  hasFactor,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../domain/second-factors.js';
import { assertStillOwn, ConfirmPassword } from './confirm-password.js';
import { SecondFactorRule } from './own-second-factors.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { Passkeys } from './second-factor.ports.js';
import { SqlSignInSteps } from '../store/sql-sign-in-steps.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';

const CHALLENGE_MS = 5 * 60_000;

/** Lets a user register, name and remove passkeys. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly factors: SqlSecondFactors,
    private readonly passkeys: Passkeys,
    private readonly steps: SqlSignInSteps,
    private readonly password: ConfirmPassword,
    private readonly rule: SecondFactorRule,
    private readonly connections: LiveConnections,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<readonly Passkey[]> {
    return (await this.factors.find(actor.id)).passkeys;
  }

  /** What the browser needs to make a passkey, within five minutes. A passkey signs in alone, so it needs the password. */
  async begin(actor: Actor, password: string): Promise<object> {
    const user = await this.password.execute(actor, password);
    const { passkeys } = await this.factors.find(actor.id);
    const { options, challenge } = await this.passkeys.registration(user, passkeys);
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MS).toISOString();
    // the session's key: one registration at a time
    await this.steps.putChallenge(actor.session, challenge, expiresAt);
    return options;
  }

  /**
   * Adds the passkey that the browser made. Returns recovery codes too when the account had none, shown once. Rejects a
   * response that does not fit the challenge, and one without a challenge, with `Invalid`. The first factor ends the
   * other sessions and sockets of the account.
   */
  async add(
    actor: Actor,
    name: string,
    response: object,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
    const challenge = await this.steps.takeChallenge(actor.session, this.clock.timestamp());
    const made = challenge && (await this.passkeys.verifyRegistration(response, challenge));
    if (!made) throw new Invalid({ response: 'second-factor.passkey-unverified' });
    const passkey = { ...made, id: newId(), name, createdAt: this.clock.timestamp(), lastUsedAt: null };
    const { codes, hashes } = newRecoveryCodes();
    let isFirst = false;
    const after = await this.factors.change(actor.id, actor.session, (before, owner) => {
      assertStillOwn(owner);
      isFirst = !hasFactor(before);
      return addPasskey(before, passkey, hashes);
    });
    if (!after) throw new NotSignedIn();
    if (isFirst) this.connections.closeUser(actor.id, { from: actor.session, to: actor.session });
    return { passkey, recoveryCodes: after.recoveryCodes.includes(hashes[0]!) ? codes : null };
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
