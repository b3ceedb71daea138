import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { UserRepository } from '../application/ports.js';
import { verifiedUser } from '../application/sign-in.js';
import { DeviceCookies } from './device-cookie.js';

/**
 * Issues a new device cookie after a change of the user's own password or factors, which voids those of before: the
 * browser that made the change stays known.
 */
@Injectable()
export class DeviceCookieRenewal implements NestInterceptor {
  constructor(
    private readonly devices: DeviceCookies,
    private readonly users: UserRepository,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      mergeMap(async (result: unknown) => {
        const user = await this.users.findById(http.getRequest<Request>().user!.id);
        if (user) http.getResponse<Response>().locals.deviceCookie = this.devices.issue(verifiedUser(user));
        return result;
      }),
    );
  }
}
