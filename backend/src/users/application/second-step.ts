import { createHash } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { SignInEvents } from '../sign-in-events.js';
import {
  countWrongCode,
  type FactorKind,
  factorKinds,
  usePasskey,
  useRecoveryCode,
  useTotp,
} from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { SqlUsers } from '../store/sql-users.js';
import { recoveryCodeHash } from './recovery-codes.js';
import { type FactorOwner, OneTimeCodes, Passkeys } from './second-factor.ports.js';
import { SqlSignInSteps } from '../store/sql-sign-in-steps.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';
import { type VerifiedUser, verifiedUser } from './sign-in.js';

/** How long a browser may take between the password and the second factor; challenges of passkeys too. */
export const HALF_SESSION_MS = 10 * 60_000;

/**
 * The steps of signing in after the password, and signing in with a passkey alone. `key` is the hash of a secret in the
 * browser's cookie.
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly factors: SqlSecondFactors,
    private readonly steps: SqlSignInSteps,
    private readonly users: SqlUsers,
    private readonly codes: OneTimeCodes,
    private readonly passkeys: Passkeys,
    private readonly clock: Clock,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  /** The kinds of factors that the account asks for; none when its password is enough. */
  async factorsOf({ user }: VerifiedUser): Promise<FactorKind[]> {
    return factorKinds(await this.factors.find(user.id));
  }

  /** Opens a half session of ten minutes, for an account whose password was checked. */
  async open(key: string, verified: VerifiedUser): Promise<void> {
    const half = { userId: verified.user.id, passwordDigest: digestOf(verified) };
    await this.steps.open(key, half, this.expiry());
  }

  /** The account of a half session, while it is active with the password that was checked and the same factors; otherwise null. */
  async halfSignedIn(key: string): Promise<User | null> {
    const half = await this.steps.find(key, this.clock.timestamp());
    const user = half && (await this.users.findById(half.userId));
    if (user?.status !== 'active' || digestOf(verifiedUser(user)) !== half?.passwordDigest) return null;
    return user;
  }

  /**
   * Checks a code of the authenticator app or a recovery code, which is used up. The half session ends with a right one
   * and with the fifth wrong one. Null for a wrong or used code, and without a half session.
   */
  async byCode(key: string, code: string): Promise<VerifiedUser | null> {
    const half = await this.halfSignedIn(key);
    if (!half || !(await this.steps.takeCode(key))) return null;
    const recovery = recoveryCodeHash(code);
    const digits = code.replace(/\s/g, '');
    const now = this.clock.now();
    let isRight = false;
    await this.factors.change(half.id, null, (before, { user }) => {
      isRight = false;
      if (!isUnchanged(user, half)) return null;
      const used =
        recovery === null
          ? useTotp(before, (secret) => this.codes.stepOf(secret, digits, now))
          : useRecoveryCode(before, recovery);
      isRight = used !== null;
      return used ?? countWrongCode(before);
    });
    return this.finished(key, half, isRight);
  }

  /** What the browser needs to sign in with a passkey: one of the half session's account, or any without one. */
  async passkeyOptions(key: string): Promise<object> {
    const half = await this.halfSignedIn(key);
    const allowed = half ? (await this.factors.find(half.id)).passkeys : [];
    const { options, challenge } = await this.passkeys.signIn(allowed);
    await this.steps.putChallenge(key, challenge, this.expiry());
    return options;
  }

  /**
   * Checks what the browser signed: by a passkey of the half session's account, or without one by any passkey, which then
   * needs no password. Null when it does not fit; the challenge is used up in any case.
   */
  async byPasskey(key: string, credentialId: string, response: object): Promise<VerifiedUser | null> {
    const challenge = await this.steps.takeChallenge(key, this.clock.timestamp());
    const half = await this.halfSignedIn(key);
    const owner = await this.factors.ownerOfCredential(credentialId);
    const user = owner && (await this.users.findById(owner.userId));
    if (!user || !challenge || user.status !== 'active' || (half && half.id !== user.id)) {
      this.events?.failed({ userId: half?.id ?? user?.id ?? null, step: 'second-factor' });
      return null;
    }
    const counter = await this.passkeys.verifySignIn(response, challenge, owner);
    const now = this.clock.timestamp();
    const used =
      counter === null
        ? null
        : await this.factors.change(user.id, null, (before, account: FactorOwner) =>
            isUnchanged(account.user, user)
              ? usePasskey(before, { id: owner.passkey.id, counter, now })
              : null,
          );
    return this.finished(key, user, used !== null);
  }

  private async finished(key: string, user: User, isRight: boolean): Promise<VerifiedUser | null> {
    if (isRight) {
      await this.steps.close(key);
      return verifiedUser(user);
    }
    this.events?.failed({ userId: user.id, step: 'second-factor' });
    return null;
  }

  private expiry(): string {
    return new Date(this.clock.now().getTime() + HALF_SESSION_MS).toISOString();
  }
}

function isUnchanged(now: User, before: User): boolean {
  return (
    now.status === 'active' &&
    now.password === before.password &&
    now.factorsChangedAt === before.factorsChangedAt
  );
}

function digestOf({ passwordHash, factorsChangedAt }: VerifiedUser): string {
  return createHash('sha256')
    .update(JSON.stringify([passwordHash, factorsChangedAt]))
    .digest('hex');
}
