import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isRecent } from './domain/confirmation.js';
import type { Role } from './domain/user.js';
import { Clock } from '../platform/clock.js';
import { Forbidden, NotSignedIn } from '../platform/domain-error.js';
import type { KeyCaller } from './key-caller.js';

export { CurrentActor } from './infrastructure/current-actor.js';

/** The scope that an API key needs, such as `leads:read`. */
type KeyScope = `${string}:${string}`;

/** Who may call a route: a role, where `staff` includes superadmins, or API keys with a scope. */
export type Access = 'public' | 'staff' | 'superadmin' | KeyScope;

const ACCESS = 'access';
const WITHOUT_SECOND_FACTOR = 'without second factor';
const CONFIRMED = 'confirmed';

/** Sets the access of a route or a controller. A route without it is forbidden for every role. */
export const AllowTo = (access: Access) => SetMetadata(ACCESS, access);

/** Opens a route to users who must set up a second factor before anything else. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);

/** Opens a route only to sessions whose user signed in, or confirmed with the password, in the last 15 minutes. */
export const Confirmed = () => SetMetadata(CONFIRMED, true);

/** The access of a route; its own setting overrides that of its controller. */
export function accessOf(
  reflector: Reflector,
  handler: () => unknown,
  controller: new () => unknown,
): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]);
}

/** Whether a route opens only to a session that was confirmed with the password. */
export function isConfirmed(
  reflector: Reflector,
  handler: () => unknown,
  controller: new () => unknown,
): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(CONFIRMED, [handler, controller]) ?? false;
}

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const [handler, controller] = [context.getHandler() as () => unknown, context.getClass()];
    const access = accessOf(this.reflector, handler, controller);
    if (access === 'public') return true;
    const { user, session, apiKey } = context.switchToHttp().getRequest<Request>();
    if (isKeyScope(access)) return opensTo(apiKey, access);
    if (!user) throw new NotSignedIn();
    const target = [handler, controller];
    if (user.secondFactorRequired && !this.reflector.getAllAndOverride(WITHOUT_SECOND_FACTOR, target))
      throw new Forbidden('second-factor.set-up', { secondFactorRequired: true });
    const roles: readonly Role[] = access === 'staff' ? ['superadmin', 'admin_assistant'] : ['superadmin'];
    if (access === undefined || !roles.includes(user.role)) throw new Forbidden('account.not-allowed');
    if (isConfirmed(this.reflector, handler, controller) && !isRecent(session.confirmedAt, this.clock.now()))
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

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return user;
});
