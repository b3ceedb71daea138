import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { NotSignedIn } from '../../platform/domain-error.js';
import type { Request } from 'express';
import type { Actor } from '../domain/accounts.js';
import { sessionKey } from '../store/session-store.js';

/** The signed-in user and the session of the request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user, sessionID } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return { id: user.id, session: sessionKey(sessionID) };
});
