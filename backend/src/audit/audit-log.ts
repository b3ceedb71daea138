import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { Logger } from '../platform/logger.js';

const REASON = 'not audited';

/** Leaves a route out of the audit log. */
export const NotAudited = (reason: string) => SetMetadata(REASON, reason);

/**
 * Logs one line for each action of a signed-in user, including sign-in and sign-out: the user, the route, its ids, and
 * the new status or role. Contains ids and values of closed lists only, no free text.
 */
@Injectable()
export class AuditLog implements NestInterceptor {
  constructor(
    private readonly logger: Logger,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const { user, method, params } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!user || isRead || this.reflector.get(REASON, context.getHandler())) return next.handle();
    const { path } = request.route as { path: string };
    const { requestId } = context.switchToHttp().getResponse<Response>().locals;
    return next.handle().pipe(
      tap((result: unknown) => {
        const { id, status, role } = (result ?? {}) as Record<string, unknown>;
        this.logger.event('audit', {
          action: `${method} ${path}`,
          ...params,
          ...(id !== params.id && { made: id }),
          status,
          role,
          userId: user.id,
          requestId,
        });
      }),
    );
  }
}
