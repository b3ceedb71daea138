import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { SecondStep } from '../application/second-step.js';
import { factorKinds } from '../domain/second-factors.js';
import { SqlSecondFactors } from '../store/sql-second-factors.js';
import { DeviceCookies } from './device-cookie.js';
import { HalfSessionCookie } from './half-session-cookie.js';
import { SecondFactorRejected } from './second-factor.errors.js';
import { PasskeySignInBody, SignInCodeBody } from './second-factor.dto.js';
import { SessionStart } from './session-start.js';
import { SignInLimits } from './sign-in-limits.js';

/** Finishes signing in with a second step; without success no session begins. */
@Injectable()
abstract class SecondStepGuard<Body extends object> implements CanActivate {
  protected abstract readonly bodyType: new () => Body;

  constructor(
    protected readonly limits: SignInLimits,
    protected readonly devices: DeviceCookies,
    protected readonly secondStep: SecondStep,
    protected readonly factors: SqlSecondFactors,
    protected readonly halfSession: HalfSessionCookie,
    private readonly sessions: SessionStart,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const body = validated(this.bodyType, request.body);
    await this.sessions.after(request, response, () => this.verify(body, request));
    this.halfSession.clear(response);
    return true;
  }

  protected abstract verify(body: Body, request: Request): Promise<VerifiedUser>;
}

/** The second step is a code of the authenticator app or a recovery code, after the password. */
@Injectable()
export class CodeGuard extends SecondStepGuard<SignInCodeBody> {
  protected readonly bodyType = SignInCodeBody;

  protected async verify({ code }: SignInCodeBody, request: Request): Promise<VerifiedUser> {
    const key = this.halfSession.key(request);
    const half = key && (await this.secondStep.halfSignedIn(key));
    if (!key || !half) throw new SecondFactorRejected('sign-in.password-again');
    const knownBrowser = await this.devices.deviceId(request, half.username);
    const attempt = { account: half.username, address: request.ip, knownBrowser };
    return this.limits.signIn(attempt, async () => {
      const verified = await this.secondStep.byCode(key, code);
      if (verified) return verified;
      const isOver = (await this.secondStep.halfSignedIn(key)) === null;
      const kinds = isOver ? undefined : factorKinds(await this.factors.find(half.id));
      throw new SecondFactorRejected('sign-in.code', kinds);
    });
  }
}

/** The second step is a passkey, after the password or alone. */
@Injectable()
export class PasskeyGuard extends SecondStepGuard<PasskeySignInBody> {
  protected readonly bodyType = PasskeySignInBody;

  protected async verify({ response }: PasskeySignInBody, request: Request): Promise<VerifiedUser> {
    const key = this.halfSession.key(request);
    if (!key) throw new SecondFactorRejected('sign-in.begin-again');
    const half = await this.secondStep.halfSignedIn(key);
    // alone, failures count for the passkey: they must not lock out an account whose name anybody can know
    const account = half?.username ?? `passkey ${response.id}`;
    const knownBrowser = half && (await this.devices.deviceId(request, half.username));
    return this.limits.signIn({ account, address: request.ip, knownBrowser }, async () => {
      const verified = await this.secondStep.byPasskey(key, response.id, response);
      if (verified) return verified;
      const kinds = half ? factorKinds(await this.factors.find(half.id)) : undefined;
      throw new SecondFactorRejected('sign-in.passkey', kinds);
    });
  }
}
