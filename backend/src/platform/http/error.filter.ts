import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { isUnavailable, isUniqueViolation } from '../database/database-errors.js';
import {
  Conflict,
  Forbidden,
  Invalid,
  KeyReused,
  NotFound,
  NotSignedIn,
  TooMany,
  Unavailable,
} from '../domain-error.js';
import { Logger } from '../logger.js';
import { type ErrorResponse, RETRY_AFTER_SECONDS, sendError } from './error-response.js';
import { RejectionLog } from './rejection-log.js';

/** Maps every error to its HTTP response. An unexpected error is a 500 without details, and is logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly rejections: RejectionLog,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const errorResponse = errorResponseOf(error);
    const { status } = errorResponse;
    const requestId = response.locals.requestId as string;
    const userId = response.req.user?.id;
    if (status === 403 || status === 429)
      this.rejections.add('request rejected', { status, userId }, { requestId });
    else if (status === 503) {
      const { name, code } = error as { name?: string; code?: unknown };
      this.rejections.add('request failed', { status, error: name, code, userId }, { requestId });
    } else if (status >= 500) this.logger.failure('request failed', error, { requestId, userId });
    sendError(response, errorResponse);
  }
}

export function errorResponseOf(error: unknown): ErrorResponse {
  if (error instanceof Invalid) return { status: 400, message: error.message, errors: error.errors };
  if (error instanceof NotSignedIn) return { status: 401, message: error.message, details: error.details };
  if (error instanceof Forbidden) return { status: 403, message: error.message, details: error.details };
  if (error instanceof NotFound) return { status: 404, message: error.message };
  if (error instanceof Conflict) return { status: 409, message: error.message, current: error.current };
  if (error instanceof KeyReused) return { status: 422, message: error.message };
  if (error instanceof TooMany)
    return { status: 429, message: error.message, retryAfter: error.retryAfterSeconds };
  if (error instanceof Unavailable)
    return { status: 503, message: error.message, retryAfter: RETRY_AFTER_SECONDS };
  if (isUniqueViolation(error)) return { status: 409, message: 'This is stored already' };
  if (isUnavailable(error))
    return { status: 503, message: 'Please try again in a moment', retryAfter: RETRY_AFTER_SECONDS };
  if (error instanceof HttpException && error.getStatus() < 500)
    return frameworkError(error.getStatus(), error.message);
  const parserStatus = (error as { status?: unknown } | null)?.status;
  if (typeof parserStatus === 'number' && parserStatus >= 400 && parserStatus < 500)
    return frameworkError(parserStatus);
  return { status: 500, message: 'Internal server error' };
}

/** Errors of the framework and of the body parser with messages of our own: theirs repeat client input. */
function frameworkError(status: number, message?: string): ErrorResponse {
  switch (status) {
    case 400:
      // a path that cannot be decoded matches no route
      if (message?.startsWith('Failed to decode param')) return { status: 404, message: 'Not found' };
      return {
        status,
        message: 'The request body is not valid JSON',
        errors: { body: 'The request body is not valid JSON' },
      };
    case 401:
      return { status, message: message ?? 'Please sign in' };
    case 404:
      return { status, message: 'Not found' };
    case 413:
      return { status, message: 'The request is too large' };
    case 415:
      return { status, message: 'Only application/json in UTF-8 is read' };
    default:
      return { status, message: 'The request was refused' };
  }
}
