import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { SignInByCode } from '../application/sign-in-by-code.js';
import { SignInByPasskey } from '../application/sign-in-by-passkey.js';
import { SecondFactorRejected } from '../domain/sign-in-errors.js';
import { HalfSessionCookie } from './half-session-cookie.js';
import { PasskeySignInBody, SignInCodeBody } from './second-factor.dto.js';
import { SessionStart } from './session-start.js';
import { SignInAttempts } from './sign-in-attempts.js';

/** Finishes signing in with a second step; without success no session begins. */
abstract class SecondStepGuard<Body extends object> implements CanActivate {
  protected abstract readonly bodyType: new () => Body;

  constructor(
    protected readonly attempts: SignInAttempts,
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

  constructor(
    attempts: SignInAttempts,
    halfSession: HalfSessionCookie,
    sessions: SessionStart,
    private readonly signIn: SignInByCode,
  ) {
    super(attempts, halfSession, sessions);
  }

  protected async verify({ code }: SignInCodeBody, request: Request): Promise<VerifiedUser> {
    const key = this.halfSession.key(request);
    const half = await this.halfSession.account(request);
    if (!key || !half) throw new SecondFactorRejected('sign-in.password-again');
    return this.attempts.byAccount(request, half.username, () => this.signIn.execute(key, code));
  }
}

/** The second step is a passkey, after the password or alone. */
@Injectable()
export class PasskeyGuard extends SecondStepGuard<PasskeySignInBody> {
  protected readonly bodyType = PasskeySignInBody;

  constructor(
    attempts: SignInAttempts,
    halfSession: HalfSessionCookie,
    sessions: SessionStart,
    private readonly signIn: SignInByPasskey,
  ) {
    super(attempts, halfSession, sessions);
  }

  protected async verify({ response }: PasskeySignInBody, request: Request): Promise<VerifiedUser> {
    const key = this.halfSession.key(request);
    if (!key) throw new SecondFactorRejected('sign-in.begin-again');
    const half = await this.halfSession.account(request);
    const attempt = () => this.signIn.execute(key, response.id, response);
    return half
      ? this.attempts.byAccount(request, half.username, attempt)
      : this.attempts.byPasskey(request, response.id, attempt);
  }
}
