import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Response } from 'express';

const LIST = 'personal rows';
const REASON = 'no personal rows';

/**
 * The list whose rows the answer has; they are counted for the user or the API key before it is sent. Each read has this
 * or a reason, unless it is of one record. The audit calls the list by its name, where it has no other words for it.
 */
export const PersonalRows = (list: string) => SetMetadata(LIST, list);

/** Says why the answer of a read is not counted. */
export const NoPersonalRows = (reason: string) => SetMetadata(REASON, reason);

/** Counts the rows of an answer. Resolves when a large read is recorded. */
export type RowCounter = (rows: number) => Promise<void>;

/** What counts the rows of an answer that is sent before its handler ends. */
export function rowCounterOf({ locals }: Response): RowCounter {
  return (locals as { countRows?: RowCounter }).countRows ?? (() => Promise.resolve());
}

/** For a handler that sends its answer itself: it counts the rows before. */
export const CountRows = createParamDecorator((_: unknown, context: ExecutionContext): RowCounter =>
  rowCounterOf(context.switchToHttp().getResponse<Response>()),
);

/** What a route declares. */
export function personalRowsOf(
  reflector: Reflector,
  handler: () => unknown,
): { readonly list?: string; readonly noRows?: string } {
  return { list: reflector.get(LIST, handler), noRows: reflector.get(REASON, handler) };
}
