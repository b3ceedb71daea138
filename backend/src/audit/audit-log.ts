import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { Logger } from '../platform/logger.js';
import { LargeReads } from './large-reads.js';
import { Recorder } from './recorder.js';

const REASON = 'not audited';

/** Leaves a route out of the audit log. */
export const NotAudited = (reason: string) => SetMetadata(REASON, reason);

/** `SignInAudit` records sign-ins, whatever steps they have. */
const SIGN_IN = '/api/login';

/**
 * Logs one line for each action of a signed-in user, including sign-in and sign-out: the user, the route, its ids, and
 * the new status or role. Contains ids and values of closed lists only, no free text. The same is recorded in the audit
 * trail before the response is sent. Of reads only large ones are recorded (large-reads.ts).
 */
@Injectable()
export class AuditLog implements NestInterceptor {
  constructor(
    private readonly logger: Logger,
    private readonly reflector: Reflector,
    private readonly recorder: Recorder,
    private readonly reads: LargeReads,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const { user, method, params } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const response = context.switchToHttp().getResponse<Response>();
    if (user && isRead)
      return next.handle().pipe(
        concatMap(async (result: unknown) => {
          await this.reads.countPage(response);
          return result;
        }),
      );
    if (!user || this.reflector.get(REASON, context.getHandler())) return next.handle();
    const { path } = request.route as { path: string };
    const { requestId } = response.locals as { requestId?: string };
    return next.handle().pipe(
      concatMap(async (result: unknown) => {
        const { id, status, role } = (result ?? {}) as Record<string, unknown>;
        const action = `${method} ${path}`;
        const facts = { ...params, ...(id !== params.id && { made: id }), status, role };
        this.logger.event('audit', { action, ...facts, userId: user.id, requestId });
        if (!path.startsWith(SIGN_IN))
          await this.recorder.record({ action, userId: user.id, details: wordsOf(facts), requestId });
        return result;
      }),
    );
  }
}

/** Ids and words: what is neither, such as a list in the place of a status, is left out. */
function wordsOf(facts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => /^[\w -]{1,64}$/.test(textOf(fact[1]))),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
