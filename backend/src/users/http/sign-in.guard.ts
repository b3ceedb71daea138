import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import { SecondStep } from '../application/second-step.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { normaliseUsername } from '../domain/user.js';
import { DeviceCookies } from './device-cookie.js';
import { HalfSessionCookie } from './half-session-cookie.js';
import { SecondFactorNeeded } from './second-factor.errors.js';
import { SessionStart } from './session-start.js';
import { SignInRejected } from '../store/session-store.js';
import { SignInLimits } from './sign-in-limits.js';
import { LoginBody } from './users.dto.js';

/**
 * Signs in with the username and password of the body, and begins a session; for an account with a second factor, a half
 * session. Guards run before pipes, so it validates the body itself. Failures count against the sign-in limits; a success
 * issues a device cookie.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: DeviceCookies,
    private readonly secondStep: SecondStep,
    private readonly halfSession: HalfSessionCookie,
    private readonly sessions: SessionStart,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const credentials = validated(LoginBody, request.body);
    request.body = credentials;
    const account = normaliseUsername(credentials.username);
    const attempt = {
      account,
      address: request.ip,
      knownBrowser: await this.devices.deviceId(request, account),
    };
    await this.sessions.after(request, response, () =>
      this.limits.signIn(attempt, async () => {
        await super.canActivate(context);
        const verified = request.user as unknown as VerifiedUser;
        delete request.user;
        await this.askForSecondFactor(verified, response);
        return verified;
      }),
    );
    return true;
  }

  override handleRequest<Verified>(error: Error | null, verified: Verified | false): Verified {
    if (error) throw error;
    if (!verified) throw new SignInRejected();
    return verified;
  }

  /** Within the limits: the right password of an account with a second factor must not reset its failures. */
  private async askForSecondFactor(verified: VerifiedUser, response: Response): Promise<void> {
    const kinds = await this.secondStep.factorsOf(verified);
    if (kinds.length === 0) return;
    await this.secondStep.open(this.halfSession.issue(response), verified);
    throw new SecondFactorNeeded(kinds);
  }
}
