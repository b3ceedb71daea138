import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import { SecondStep } from '../application/second-step.js';
import { factorKinds } from '../domain/second-factors.js';
import { SecondFactorRepository } from '../application/second-factor.ports.js';
import { DeviceCookies } from './device-cookie.js';
import { HalfSessionCookie } from './half-session-cookie.js';
import { SecondFactorRejected } from './second-factor.errors.js';
import { PasskeySignInBody, SignInCodeBody } from './second-factor.dto.js';
import { SessionStart } from './session-start.js';
import { SignInLimits } from './sign-in-limits.js';

/** Finishes signing in with a code of the authenticator app or a recovery code, after the password. */
@Injectable()
export class CodeGuard implements CanActivate {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: DeviceCookies,
    private readonly secondStep: SecondStep,
    private readonly factors: SecondFactorRepository,
    private readonly halfSession: HalfSessionCookie,
    private readonly sessions: SessionStart,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const { code } = validated(SignInCodeBody, request.body);
    await this.sessions.after(request, response, async () => {
      const key = this.halfSession.key(request);
      const half = key && (await this.secondStep.halfSignedIn(key));
      if (!key || !half) throw new SecondFactorRejected('Please sign in with your password again');
      const knownBrowser = this.devices.deviceId(request, half.username);
      const attempt = { account: half.username, address: request.ip, knownBrowser };
      return this.limits.signIn(attempt, async () => {
        const verified = await this.secondStep.byCode(key, code);
        if (verified) return verified;
        const kinds = factorKinds(await this.factors.find(half.id));
        throw new SecondFactorRejected('This code is not right, or was used before', kinds);
      });
    });
    this.halfSession.clear(response);
    return true;
  }
}

/** Finishes signing in with a passkey, after the password or alone. */
@Injectable()
export class PasskeyGuard implements CanActivate {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: DeviceCookies,
    private readonly secondStep: SecondStep,
    private readonly factors: SecondFactorRepository,
    private readonly halfSession: HalfSessionCookie,
    private readonly sessions: SessionStart,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const body = validated(PasskeySignInBody, request.body);
    await this.sessions.after(request, response, async () => {
      const key = this.halfSession.key(request);
      if (!key) throw new SecondFactorRejected('Please begin to sign in again');
      const half = await this.secondStep.halfSignedIn(key);
      // alone, failures count for the passkey: they must not lock out an account whose name anybody can know
      const account = half?.username ?? `passkey ${body.response.id}`;
      const knownBrowser = half && this.devices.deviceId(request, half.username);
      return this.limits.signIn({ account, address: request.ip, knownBrowser }, async () => {
        const verified = await this.secondStep.byPasskey(key, body.response.id, body.response);
        if (verified) return verified;
        const kinds = half ? factorKinds(await this.factors.find(half.id)) : undefined;
        throw new SecondFactorRejected('This passkey could not be verified', kinds);
      });
    });
    this.halfSession.clear(response);
    return true;
  }
}
