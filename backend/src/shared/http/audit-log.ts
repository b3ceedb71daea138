import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { Logger } from '../logger.js';

/** Changes nothing, and is asked for as somebody types. */
const NO_CHANGE = '/api/admin/blog-posts/preview';

/**
 * One line for everything that a member of staff did, signing in and out included: who, what, to which thing, and the
 * state that it has now. Ids and words of closed lists alone, nothing that anybody typed.
 */
@Injectable()
export class AuditLog implements NestInterceptor {
  constructor(private readonly logger: Logger) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const { user, method, params } = request;
    const { path } = request.route as { path: string };
    if (!user || method === 'GET' || method === 'HEAD' || path === NO_CHANGE) return next.handle();
    const { requestId } = context.switchToHttp().getResponse<Response>().locals;
    return next.handle().pipe(
      tap((result: unknown) => {
        const { id, status, role } = (result ?? {}) as Record<string, unknown>;
        this.logger.event('done', {
          ...{ action: `${method} ${path}`, ...params, ...(id !== params.id && { made: id }) },
          ...{ status, role, userId: user.id, requestId },
        });
      }),
    );
  }
}
