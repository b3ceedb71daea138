import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import { SecondFactorRepository } from '../application/second-factor.ports.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { factorKinds } from '../domain/second-factors.js';
import { SecondFactorNeeded, SignInRejected } from '../domain/sign-in-errors.js';
import { normaliseUsername } from '../domain/user.js';
import { HalfSessionCookie } from './half-session-cookie.js';
import { SessionStart } from './session-start.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { LoginBody } from './users.dto.js';

/**
 * Signs in with the username and password of the body, and begins a session; for an account with a second factor, a half
 * session. Guards run before pipes, so it validates the body itself. Failures count against the sign-in limits; a success
 * issues a device cookie.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly factors: SecondFactorRepository,
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
    await this.sessions.after(request, response, () =>
      this.attempts.byAccount(request, account, async () => {
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
    const kinds = factorKinds(await this.factors.find(verified.user.id));
    if (kinds.length === 0) return;
    await this.halfSession.open(response, verified);
    throw new SecondFactorNeeded(kinds);
  }
}
