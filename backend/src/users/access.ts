import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { CONFIRMATION_MINUTES, isRecent } from './domain/confirmation.js';
import type { Role } from './domain/user.js';
import { Clock } from '../platform/clock.js';
import { Conflict, Forbidden, NotSignedIn } from '../platform/domain-error.js';
import { isFromOtherSite } from '../platform/http/origin-check.js';
import type { KeyCaller } from './key-caller.js';

export { CurrentActor } from './http/current-actor.js';

/** The scope that an API key needs, such as `leads:read`. */
type KeyScope = `${string}:${string}`;

/** Who may call a route: a role, where `staff` includes superadmins, or API keys with a scope. */
export type Access = 'public' | 'staff' | 'superadmin' | KeyScope;

const ACCESS = 'access';
const WITHOUT_SECOND_FACTOR = 'without second factor';
const CONFIRMATION = 'confirmation';

/** Sets the access of a route or a controller. A route without it is forbidden for every role. */
export const AllowTo = (access: Access) => SetMetadata(ACCESS, access);

/** Opens a route to users who must set up a second factor before anything else. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);

/** What a route declares about confirmation: within how many minutes, or why it needs none. */
export type Confirmation = { readonly within: number } | { readonly unconfirmed: string };

/**
 * Opens a route only to sessions whose user signed in, or confirmed with the password, in the last minutes: 15, unless it
 * says otherwise. Other sites cannot make a browser call it by a link.
 */
export const Confirmed = ({ within } = { within: CONFIRMATION_MINUTES }) =>
  SetMetadata<string, Confirmation>(CONFIRMATION, { within });

/** Says why a change that is for superadmins only needs no confirmation. */
export const WithoutConfirmation = (unconfirmed: string) =>
  SetMetadata<string, Confirmation>(CONFIRMATION, { unconfirmed });

/** The access of a route; its own setting overrides that of its controller. */
export function accessOf(
  reflector: Reflector,
  handler: () => unknown,
  controller: new () => unknown,
): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]);
}

/** What a route declares about confirmation; its own declaration overrides that of its controller. */
export function confirmationOf(
  reflector: Reflector,
  handler: () => unknown,
  controller: new () => unknown,
): Confirmation | undefined {
  return reflector.getAllAndOverride<Confirmation | undefined>(CONFIRMATION, [handler, controller]);
}

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
    const target = [handler, controller];
    if (user.secondFactorRequired && !this.reflector.getAllAndOverride(WITHOUT_SECOND_FACTOR, target))
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

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return user;
});
