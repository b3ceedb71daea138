import { createParamDecorator, type ExecutionContext, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import type { Actor } from '../domain/accounts.js';
import { sessionKey } from './session-store.js';

/** The signed-in user and the session of the request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user, sessionID } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new UnauthorizedException('Please sign in');
  return { id: user.id, session: sessionKey(sessionID) };
});
