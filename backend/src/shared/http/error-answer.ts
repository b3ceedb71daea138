import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import type { RawHeaders } from './security-headers.js';

/** Seconds after which a refused request may be tried again, where nothing better is known. */
export const RETRY_AFTER_SECONDS = 5;

export interface ErrorAnswer {
  readonly status: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
}

/** Has whatever refuses the request from now on answered in another way than as JSON. */
export function answerRefusalsWith(response: Response, send: (answer: ErrorAnswer) => void): void {
  response.locals.sendRefusal = send;
}

/** The one shape of every error under /api (docs/api.md). */
export function sendError(response: Response, answer: ErrorAnswer): void {
  const { status, message, errors, retryAfter } = answer;
  if (response.headersSent) return void response.destroy();
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  const { sendRefusal } = response.locals as { sendRefusal?: (answer: ErrorAnswer) => void };
  if (sendRefusal) return sendRefusal(answer);
  response.status(status).json({
    statusCode: status,
    message,
    ...(errors && { errors }),
    requestId: response.locals.requestId as string,
  });
}

/** The same, said outside Express: the server is starting, or has more to do than it can. */
export function refuseForNow(response: ServerResponse, headers: RawHeaders, message: string): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ statusCode: 503, message, requestId });
  response.writeHead(503, [
    ...headers,
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Retry-After', String(RETRY_AFTER_SECONDS), 'X-Request-Id', requestId],
  ]);
  response.end(body);
}
