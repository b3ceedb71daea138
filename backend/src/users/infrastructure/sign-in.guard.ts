import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { validated } from '../../shared/http/body.pipe.js';
import { RateLimits } from '../../shared/http/rate-limits.js';
import { Logger } from '../../shared/logger.js';
import { LiveConnections } from '../../shared/staff.js';
import { normaliseUsername } from '../domain/user.js';
import { KnownBrowsers } from './known-browsers.js';
import { sessionKey, SignInRefused } from './session-store.js';
import { LoginBody } from './users.dto.js';

/**
 * Signs in with the body's username and password, under a new session id. Guards run before pipes, so it validates
 * the body itself. Failures are counted, and the browser is known to the account from its first success on.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: KnownBrowsers,
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
    const knownBrowser = this.browsers.of(request, account);
    const replaced = sessionKey(request.sessionID);
    try {
      await this.limits.signIn({ account, address: request.ip, knownBrowser }, async () =>
        super.canActivate(context),
      );
      await super.logIn(request);
    } catch (error) {
      // no cookie for a session that did not begin
      Object.assign(request, { session: undefined });
      if (error instanceof SignInRefused) this.logger.refusal('sign-in refused', { requestId });
      throw error;
    }
    this.connections.closeSession(replaced);
    locals.mark = this.browsers.mark(account);
    return true;
  }

  override handleRequest<User>(error: Error | null, user: User): User {
    if (error) throw error;
    if (!user) throw new SignInRefused();
    return user;
  }
}
