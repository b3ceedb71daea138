import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Clock } from '../../platform/clock.js';
import { Conflict, Forbidden, NotSignedIn } from '../../platform/domain-error.js';
import { isFromOtherSite } from '../../platform/http/origin-check.js';
import {
  type Access,
  accessOf,
  confirmationOf,
  isOpenWithoutSecondFactor,
  type KeyScope,
} from '../access.js';
import { isRecent } from '../domain/confirmation.js';
import type { Role } from '../domain/user.js';
import type { KeyCaller } from '../key-caller.js';

/**
 * Opens each route to those to whom it is allowed. A call that says in `X-Signed-In-As` for which user it is meant does nothing
 * in the session of another one, whatever the route: a tab may be older than the session.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const [handler, controller] = [context.getHandler() as () => unknown, context.getClass()];
    const access = accessOf(this.reflector, handler, controller);
    const { user, session, apiKey, headers } = context.switchToHttp().getRequest<Request>();
    const meant = headers['x-signed-in-as'];
    if (user && meant !== undefined && meant !== user.id) throw new Conflict('session.other-user');
    if (access === 'public') return true;
    if (isKeyScope(access)) return opensTo(apiKey, access);
    if (!user) throw new NotSignedIn();
    if (user.secondFactorRequired && !isOpenWithoutSecondFactor(this.reflector, handler, controller))
      throw new Forbidden('second-factor.set-up', { secondFactorRequired: true });
    const roles: readonly Role[] = access === 'staff' ? ['superadmin', 'admin_assistant'] : ['superadmin'];
    if (access === undefined || !roles.includes(user.role)) throw new Forbidden('account.not-allowed');
    const confirmation = confirmationOf(this.reflector, handler, controller);
    if (!confirmation || 'unconfirmed' in confirmation) return true;
    if (isFromOtherSite(headers)) throw new Forbidden('request.foreign-origin');
    if (!isRecent(session.confirmedAt, this.clock.now(), confirmation.within))
      throw new Forbidden('sign-in.confirm-password', { confirmationRequired: true });
    return true;
  }
}

function isKeyScope(access: Access | undefined): access is KeyScope {
  return access?.includes(':') ?? false;
}

function opensTo(apiKey: KeyCaller | undefined, scope: KeyScope): true {
  if (!apiKey) throw new NotSignedIn('api-key.needed');
  if (!apiKey.scopes.includes(scope)) throw new Forbidden(['api-key.scope', { scope }]);
  return true;
}
