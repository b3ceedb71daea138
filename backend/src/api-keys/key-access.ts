import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { NotSignedIn } from '../platform/domain-error.js';
import { AllowTo } from '../users/access.js';
import type { Scope } from './domain/scopes.js';

export type { KeyCaller } from '../users/key-caller.js';

/** Allows only requests with an API key that has this scope. */
export const AllowToKeys = (scope: Scope) => AllowTo(scope);

/** The API key of the request. */
export const CurrentKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { apiKey } = context.switchToHttp().getRequest<Request>();
  if (!apiKey) throw new NotSignedIn('api-key.needed');
  return apiKey;
});
