import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import { type Coded, coded, type Said, sentenceOf } from '../sentences/said.js';
import type { RawHeaders } from './security-headers.js';

/** Default of the `Retry-After` header. */
export const RETRY_AFTER_SECONDS = 5;
export const RETRY_LATER = { retryAfter: RETRY_AFTER_SECONDS };

export interface ErrorResponse extends Coded {
  readonly status: number;
  readonly message: string;
  /** One sentence for each invalid field, and its code. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly codes?: Readonly<Record<string, Coded>>;
  /** What is stored now, when an edit of an earlier state is rejected. */
  readonly current?: object;
  /** Fields for machines, such as which second factors are asked for. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** The error with the sentence and the code of what is said. */
export function rejection(
  status: number,
  said: Said,
  more: Omit<ErrorResponse, 'status' | 'message' | keyof Coded> = {},
): ErrorResponse {
  return { status, message: sentenceOf(said), ...coded(said), ...more };
}

/** As `rejection`, of a field that is wrong. */
export function fieldRejection(field: string, said: Said): ErrorResponse {
  return rejection(400, said, { errors: { [field]: sentenceOf(said) }, codes: { [field]: coded(said) } });
}

/** What every error response begins with. */
export function errorBody({ status, message, code, params }: ErrorResponse) {
  return { statusCode: status, message, code, ...(params && { params }) };
}

/** Makes `sendError` pass all later errors of this response to `send` instead of sending JSON. */
export function sendErrorsWith(response: Response, send: (error: ErrorResponse) => void): void {
  response.locals.sendError = send;
}

/** Sends an error in the JSON format of the whole API (docs/api.md); destroys a response that has already begun. */
export function sendError(response: Response, error: ErrorResponse): void {
  const { status, errors, codes, current, details, retryAfter } = error;
  if (response.headersSent) return void response.destroy();
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const { sendError: send } = response.locals as { sendError?: (error: ErrorResponse) => void };
  if (send) return send(error);
  response.status(status).json({
    ...errorBody(error),
    ...(errors && { errors }),
    ...(codes && { codes }),
    ...(current && { current }),
    ...details,
    requestId: response.locals.requestId as string,
  });
}

/** Sends a 503 in the same format outside Express: while the server is starting, or under overload. */
export function sendUnavailable(response: ServerResponse, headers: RawHeaders, said: Said): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ ...errorBody(rejection(503, said)), requestId });
  response.writeHead(503, [
    ...headers,
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    'Retry-After',
    String(RETRY_AFTER_SECONDS),
    'X-Request-Id',
    requestId,
  ]);
  response.end(body);
}
