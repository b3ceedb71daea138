import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Invalid, NotSignedIn } from '../../platform/domain-error.js';
import type { Actor } from '../domain/accounts.js';
import { addPasskey, type Passkey } from '../domain/second-factors.js';
import { AccountFactors } from './account-factors.js';
import { assertStillOwn, ConfirmPassword } from './confirm-password.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { Passkeys } from './second-factor.ports.js';

const CHALLENGE_MS = 5 * 60_000;

/** Lets a user add a passkey. It signs in alone, so it needs the password. */
@Injectable()
export class RegisterPasskey {
  constructor(
    private readonly factors: AccountFactors,
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
    private readonly password: ConfirmPassword,
  ) {}

  /** What the browser needs to make a passkey, within five minutes. */
  async begin(actor: Actor, password: string): Promise<object> {
    const user = await this.password.execute(actor, password);
    const { passkeys } = await this.factors.find(actor.id);
    const { options, challenge } = await this.passkeys.registration(user, passkeys);
    // the session's key: one registration at a time
    await this.challenges.put(actor.session, challenge, CHALLENGE_MS);
    return options;
  }

  /**
   * Adds the passkey that the browser made. Returns recovery codes too when the account had none, shown once. Rejects a
   * response that does not fit the challenge, and one without a challenge, with `Invalid`. The first factor ends the
   * other sessions and sockets of the account.
   */
  async finish(
    actor: Actor,
    name: string,
    response: object,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
    const challenge = await this.challenges.take(actor.session);
    const made = challenge && (await this.passkeys.verifyRegistration(response, challenge));
    if (!made) throw new Invalid({ response: 'second-factor.passkey-unverified' });
    const id = newId();
    const { codes, hashes } = newRecoveryCodes();
    const after = await this.factors.change(actor.id, actor.session, (before, owner, now) => {
      assertStillOwn(owner);
      const passkey = { ...made, id, name, createdAt: now.toISOString(), lastUsedAt: null };
      return addPasskey(before, passkey, hashes);
    });
    const passkey = after?.passkeys.find((one) => one.id === id);
    if (!after || !passkey) throw new NotSignedIn();
    return { passkey, recoveryCodes: after.recoveryCodes.includes(hashes[0]!) ? codes : null };
  }
}
