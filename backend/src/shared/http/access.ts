import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Role } from '../../users/domain/user.js';
import { Forbidden } from '../domain-error.js';

/** Who may call: everybody, every member of staff, or superadmins alone. */
export type Access = 'public' | 'staff' | 'superadmin';

const ACCESS = 'access';

/** Every route says who may call it; one that does not is refused to everybody. */
export const AllowTo = (access: Access) => SetMetadata(ACCESS, access);

/** What a route says, its own word before its controller's. */
export function accessOf(
  reflector: Reflector,
  handler: () => unknown,
  controller: new () => unknown,
): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]);
}

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(this.reflector, context.getHandler() as () => unknown, context.getClass());
    if (access === 'public') return true;
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new UnauthorizedException('Please sign in');
    const roles: readonly Role[] = access === 'staff' ? ['superadmin', 'admin_assistant'] : ['superadmin'];
    if (access === undefined || !roles.includes(user.role))
      throw new Forbidden('You do not have permission to do this');
    return true;
  }
}

/** The member of staff who sent the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new UnauthorizedException('Please sign in');
  return user;
});
