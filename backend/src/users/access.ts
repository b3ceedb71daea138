import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { NotSignedIn } from '../platform/domain-error.js';
import type { Actor } from './domain/accounts.js';
import { CONFIRMATION_MINUTES } from './domain/confirmation.js';
import { sessionKey } from './session-key.js';

/** The scope that an API key needs, such as `leads:read`. */
export type KeyScope = `${string}:${string}`;

/** Who may call a route: a role, where `staff` includes superadmins, or API keys with a scope. */
export type Access = 'public' | 'staff' | 'superadmin' | KeyScope;

const ACCESS = 'access';
const WITHOUT_SECOND_FACTOR = 'without second factor';
const CONFIRMATION = 'confirmation';

/** Sets the access of a route or a controller. A route without it is forbidden for every role. */
export const AllowTo = (access: Access) => SetMetadata(ACCESS, access);

/** Opens a route to users who must set up a second factor before anything else. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);

/** Whether a route is open to users who must set up a second factor before anything else. */
export function isOpenWithoutSecondFactor(
  reflector: Reflector,
  handler: () => unknown,
  controller: new () => unknown,
): boolean {
  return (
    reflector.getAllAndOverride<boolean | undefined>(WITHOUT_SECOND_FACTOR, [handler, controller]) ?? false
  );
}

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

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return user;
});

/** The signed-in user and the session of the request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user, sessionID } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return { id: user.id, session: sessionKey(sessionID) };
});
