import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Response } from 'express';

/** Has a key for each action that can be recorded; the audit, which knows them, adds its own. */
export interface AuditCodes {
  readonly 'sign-in': unknown;
}

const CODE = 'audited';
const REASON = 'not audited';

/** What the audit trail records when a signed-in user has called the route. Each route that changes something has it. */
export const Audited = (code: keyof AuditCodes) => SetMetadata(CODE, code);

/** Leaves a route that is no read out of the audit. */
export const NotAudited = (reason: string) => SetMetadata(REASON, reason);

/** Ids and words of closed lists that are recorded with the action of a request. */
export type AuditFacts = Readonly<Record<string, string>>;

/**
 * Records facts that neither the route nor its result has. `names` are recorded in the audit trail only, and are never
 * names of people.
 */
export type AddFacts = (facts: AuditFacts, names?: AuditFacts) => void;

export const AddAuditFacts = createParamDecorator((_: unknown, context: ExecutionContext): AddFacts => {
  const { locals } = context.switchToHttp().getResponse<Response>();
  return (facts, names) => {
    locals.auditFacts = facts;
    locals.auditNames = names;
  };
});

/** What a route declares; nothing for a read. */
export function auditOf(
  reflector: Reflector,
  handler: () => unknown,
): { readonly code?: keyof AuditCodes; readonly reason?: string } {
  return { code: reflector.get(CODE, handler), reason: reflector.get(REASON, handler) };
}
