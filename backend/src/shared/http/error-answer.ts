import type { Response } from 'express';

/** Seconds after which a refused request may be tried again, where nothing better is known. */
export const RETRY_AFTER_SECONDS = 5;

export interface ErrorAnswer {
  readonly status: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
}

/** The one shape of every error under /api (docs/api.md). */
export function sendError(response: Response, { status, message, errors, retryAfter }: ErrorAnswer): void {
  if (response.headersSent) return void response.destroy();
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  response.status(status).json({
    statusCode: status,
    message,
    ...(errors && { errors }),
    requestId: response.locals.requestId as string,
  });
}
