import { Injectable } from '@nestjs/common';
import { countWrongCode, factorKinds, useRecoveryCode, useTotp } from '../domain/second-factors.js';
import { SecondFactorRejected } from '../domain/sign-in-errors.js';
import { AccountFactors } from './account-factors.js';
import { isUnchanged } from '../domain/user.js';
import { HalfSessions } from './half-sessions.js';
import { recoveryCodeHash } from './recovery-codes.js';
import { OneTimeCodes } from './second-factor.ports.js';
import type { VerifiedUser } from './sign-in.js';

/** The second step of signing in by a code of the authenticator app or a recovery code, which is used up. */
@Injectable()
export class SignInByCode {
  constructor(
    private readonly halfSessions: HalfSessions,
    private readonly factors: AccountFactors,
    private readonly codes: OneTimeCodes,
  ) {}

  /**
   * The half session ends with a right code and with the fifth wrong one. Rejects a wrong or used code, and one without a half
   * session, with `SecondFactorRejected`.
   */
  async execute(key: string, code: string): Promise<VerifiedUser> {
    const half = await this.halfSessions.find(key);
    if (!half || !(await this.halfSessions.takeCode(key))) throw new SecondFactorRejected('sign-in.code');
    const recovery = recoveryCodeHash(code);
    const digits = code.replace(/\s/g, '');
    let isRight = false;
    await this.factors.change(half.id, null, (before, { user }, now) => {
      isRight = false;
      if (!isUnchanged(user, half)) return null;
      const used =
        recovery === null
          ? useTotp(before, (secret) => this.codes.stepOf(secret, digits, now))
          : useRecoveryCode(before, recovery);
      isRight = used !== null;
      return used ?? countWrongCode(before);
    });
    if (isRight) return this.halfSessions.finished(key, half);
    this.halfSessions.failed(half.id);
    const isOver = (await this.halfSessions.find(key)) === null;
    throw new SecondFactorRejected(
      'sign-in.code',
      isOver ? undefined : factorKinds(await this.factors.find(half.id)),
    );
  }
}
