import { Injectable } from '@nestjs/common';
import { factorKinds, usePasskey } from '../domain/second-factors.js';
import { SecondFactorRejected } from '../domain/sign-in-errors.js';
import { AccountFactors } from './account-factors.js';
import { isUnchanged } from '../domain/user.js';
import { HALF_SESSION_MS, HalfSessions } from './half-sessions.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { type PasskeyOwner, Passkeys } from './second-factor.ports.js';
import type { VerifiedUser } from './sign-in.js';

/** Signing in with a passkey: after the password or alone. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly halfSessions: HalfSessions,
    private readonly challenges: PasskeyChallenges,
    private readonly factors: AccountFactors,
    private readonly passkeys: Passkeys,
  ) {}

  /** What the browser needs to sign in with a passkey: one of the half session's account, or any without one. */
  async options(key: string): Promise<object> {
    const half = await this.halfSessions.find(key);
    const allowed = half ? (await this.factors.find(half.id)).passkeys : [];
    const { options, challenge } = await this.passkeys.signIn(allowed);
    await this.challenges.put(key, challenge, HALF_SESSION_MS);
    return options;
  }

  /**
   * Checks what the browser signed: by a passkey of the half session's account, or without one by any passkey, which then
   * needs no password. Rejects what does not fit with `SecondFactorRejected`; the challenge is used up in any case.
   */
  async execute(key: string, credentialId: string, response: object): Promise<VerifiedUser> {
    const challenge = await this.challenges.take(key);
    const half = await this.halfSessions.find(key);
    const owner = await this.factors.ownerOfCredential(credentialId);
    const user = owner?.user;
    if (owner && challenge && user?.status === 'active' && (!half || half.id === user.id)) {
      const counter = await this.passkeys.verifySignIn(response, challenge, owner);
      if (counter !== null && (await this.use(owner, counter))) return this.halfSessions.finished(key, user);
    }
    this.halfSessions.failed(half?.id ?? user?.id ?? null);
    const kinds = half ? factorKinds(await this.factors.find(half.id)) : undefined;
    throw new SecondFactorRejected('sign-in.passkey', kinds);
  }

  private use({ user: known, passkey: { id } }: PasskeyOwner, counter: number): Promise<unknown> {
    return this.factors.change(known.id, null, (before, { user }, now) =>
      isUnchanged(user, known) ? usePasskey(before, { id, counter, now: now.toISOString() }) : null,
    );
  }
}
