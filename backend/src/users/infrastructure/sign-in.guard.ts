import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { validated } from '../../platform/http/body.pipe.js';
import { Logger } from '../../platform/logger.js';
import { LiveConnections } from '../staff.js';
import type { VerifiedUser } from '../application/sign-in.js';
import { normaliseUsername } from '../domain/user.js';
import { DeviceCookies } from './device-cookie.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { sessionKey, SignInRejected } from './session-store.js';
import { SignInLimits } from './sign-in-limits.js';
import { LoginBody } from './users.dto.js';

/**
 * Signs in with the username and password of the body, and begins a session. Guards run before pipes, so it validates
 * the body itself. Failures count against the sign-in limits; a success issues a device cookie.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: DeviceCookies,
    private readonly authenticator: SessionAuthenticator,
    private readonly connections: LiveConnections,
    private readonly logger: Logger,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { locals } = context.switchToHttp().getResponse<Response>();
    const { requestId } = locals;
    const credentials = validated(LoginBody, request.body);
    request.body = credentials;
    const account = normaliseUsername(credentials.username);
    const knownBrowser = this.devices.deviceId(request, account);
    const replaced = sessionKey(request.sessionID);
    try {
      await this.limits.signIn({ account, address: request.ip, knownBrowser }, async () =>
        super.canActivate(context),
      );
      const verified = request.user as unknown as VerifiedUser;
      request.user = verified.user;
      await this.authenticator.begin(request, verified);
    } catch (error) {
      // without a session, express-session sets no cookie
      Object.assign(request, { session: undefined });
      if (error instanceof SignInRejected) this.logger.rejection('sign-in rejected', { requestId });
      throw error;
    }
    this.connections.closeSession(replaced);
    locals.deviceCookie = this.devices.issue(account);
    return true;
  }

  override handleRequest<Verified>(error: Error | null, verified: Verified | false): Verified {
    if (error) throw error;
    if (!verified) throw new SignInRejected();
    return verified;
  }
}
