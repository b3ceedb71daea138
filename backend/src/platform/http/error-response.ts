import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import type { RawHeaders } from './security-headers.js';

/** Default of the `Retry-After` header. */
export const RETRY_AFTER_SECONDS = 5;

export interface ErrorResponse {
  readonly status: number;
  readonly message: string;
  /** One sentence for each invalid field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is stored now, when an edit of an earlier state is rejected. */
  readonly current?: object;
  /** Fields for machines, such as which second factors are asked for. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Makes `sendError` pass all later errors of this response to `send` instead of sending JSON. */
export function sendErrorsWith(response: Response, send: (error: ErrorResponse) => void): void {
  response.locals.sendError = send;
}

/** Sends an error in the JSON format of the whole API (docs/api.md); destroys a response that has already begun. */
export function sendError(response: Response, error: ErrorResponse): void {
  const { status, message, errors, current, details, retryAfter } = error;
  if (response.headersSent) return void response.destroy();
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const { sendError: send } = response.locals as { sendError?: (error: ErrorResponse) => void };
  if (send) return send(error);
  response.status(status).json({
    statusCode: status,
    message,
    ...(errors && { errors }),
    ...(current && { current }),
    ...details,
    requestId: response.locals.requestId as string,
  });
}

/** Sends a 503 in the same format outside Express: while the server is starting, or under overload. */
export function sendUnavailable(response: ServerResponse, headers: RawHeaders, message: string): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ statusCode: 503, message, requestId });
  response.writeHead(503, [
    ...headers,
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Retry-After', String(RETRY_AFTER_SECONDS), 'X-Request-Id', requestId],
  ]);
  response.end(body);
}
