import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { validated } from '../../shared/http/body.pipe.js';
import { RateLimits } from '../../shared/http/rate-limits.js';
import { LiveConnections } from '../../shared/staff.js';
import { normaliseUsername } from '../domain/user.js';
import { sessionKey } from './session-store.js';
import { LoginBody } from './users.dto.js';

/**
 * Signs in with the body's username and password, under a new session id. Guards run before pipes, so it validates
 * the body itself. Failures are counted by account and address; signing in clears the count.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: RateLimits,
    private readonly connections: LiveConnections,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const credentials = validated(LoginBody, request.body);
    request.body = credentials;
    const attempt = { account: normaliseUsername(credentials.username), address: request.ip };
    await this.limits.refuseManyFailures(attempt);
    try {
      await super.canActivate(context);
    } catch (error) {
      if (error instanceof UnauthorizedException) await this.limits.countFailure(attempt);
      throw error;
    }
    await this.limits.clearFailures(attempt);
    const replaced = sessionKey(request.sessionID);
    await super.logIn(request);
    this.connections.closeSession(replaced);
    return true;
  }

  override handleRequest<User>(error: Error | null, user: User): User {
    if (error) throw error;
    if (!user) throw new UnauthorizedException('Invalid username or password');
    return user;
  }
}
