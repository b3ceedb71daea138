import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { type AuditFacts, auditOf } from '../../platform/http/audited.js';
import { personalRowsOf } from '../../platform/http/personal-rows.js';
import { Logger } from '../../platform/logger.js';
import type { AuditCode } from '../actions.js';
import { LargeReads, rowsIn } from './large-reads.js';
import { Recorder } from '../recorder.js';

/** `SignInAudit` records them: sign-ins have several steps, and a password is reset without one. */
const RECORDED_BY_SIGN_IN: readonly AuditCode[] = ['sign-in', 'password.reset'];

/** The field of a result that is the new status, where it has another name. */
const STATUS_OF: Partial<Record<AuditCode, string>> = {
  'booking.status-changed': 'bookingStatus',
  'booking.lead-status-changed': 'leadStatus',
  'subscription.lead-status-changed': 'leadStatus',
  'lead.status-changed': 'leadStatus',
};

/**
 * Logs one line for each action of a signed-in user or an API key, including sign-in and sign-out: who it was, the route and
 * its code, its ids, the lead of a task or message, and the role, or the status before and after. Contains ids and values of closed lists
 * only, no free text. The same is recorded in the audit trail before the response is sent. Of reads only large ones are
 * recorded (large-reads.ts).
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
    const { user, apiKey, method, params } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const response = context.switchToHttp().getResponse<Response>();
    const handler = context.getHandler() as () => unknown;
    if (isRead) return this.counted(personalRowsOf(this.reflector, handler).list, response, next);
    const { code } = auditOf(this.reflector, handler);
    if (!(user ?? apiKey) || !code) return next.handle();
    const { path } = request.route as { path: string };
    const { requestId } = response.locals as { requestId?: string };
    return next.handle().pipe(
      concatMap(async (result: unknown) => {
        const { id, leadType, leadId, policyId, role, ...rest } = (result ?? {}) as Record<string, unknown>;
        const { auditFacts, auditNames } = response.locals as Record<string, AuditFacts | undefined>;
        const isNamed = id === params.id || Object.values(auditFacts ?? {}).includes(textOf(id));
        const facts = {
          ...params,
          ...(!isNamed && { made: id }),
          // of a task or a message
          ...(typeof leadId === 'string' && leadId !== params.id && { leadType, leadId }),
          // of a case
          ...(typeof policyId === 'string' && policyId !== params.id && { policyId }),
          ...auditFacts,
          status: rest[STATUS_OF[code] ?? 'status'],
          role,
          ...(apiKey && { apiKey: apiKey.id }),
        };
        this.logger.event('audit', {
          action: `${method} ${path}`,
          code,
          ...facts,
          userId: user?.id,
          requestId,
        });
        if (!RECORDED_BY_SIGN_IN.includes(code))
          await this.recorder.record({
            action: code,
            userId: user?.id ?? null,
            details: { ...wordsOf(facts), ...auditNames },
            requestId,
          });
        return result;
      }),
    );
  }

  /** Counts the rows of the answer, unless its handler counted them because it sent it. */
  private counted(list: string | undefined, response: Response, next: CallHandler): Observable<unknown> {
    if (!list) return next.handle();
    let isCounted = false;
    response.locals.countRows = (rows: number) => {
      isCounted = true;
      return this.reads.count(list, rows, response);
    };
    return next.handle().pipe(
      concatMap(async (result: unknown) => {
        if (!isCounted) await this.reads.count(list, rowsIn(result), response);
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
