import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { isUnavailable, isUniqueViolation } from '../database/database-errors.js';
import {
  Conflict,
  DomainError,
  Forbidden,
  Invalid,
  KeyReused,
  NotFound,
  NotSignedIn,
  TooMany,
} from '../domain-error.js';
import { Logger } from '../logger.js';
import { type ErrorResponse, fieldRejection, rejection, RETRY_LATER, sendError } from './error-response.js';
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
    const apiKey = response.req.apiKey?.id;
    if (status === 403 || status === 429)
      this.rejections.add('request rejected', { status, userId, apiKey }, { requestId });
    else if (status === 503) {
      const { name, code, reason } = error as { name?: string; code?: unknown; reason?: string };
      const fields = { status, error: name, code: reason ?? code, userId, apiKey };
      this.rejections.add('request failed', fields, { requestId });
    } else if (status >= 500) this.logger.failure('request failed', error, { requestId, userId, apiKey });
    sendError(response, errorResponse);
  }
}

export function errorResponseOf(error: unknown): ErrorResponse {
  if (error instanceof DomainError) return domainErrorResponse(error);
  if (isUniqueViolation(error)) return rejection(409, 'request.stored-already');
  if (isUnavailable(error)) return rejection(503, 'request.try-again', RETRY_LATER);
  if (error instanceof HttpException && error.getStatus() < 500)
    return frameworkError(error.getStatus(), error.message);
  const parserStatus = (error as { status?: unknown } | null)?.status;
  if (typeof parserStatus === 'number' && parserStatus >= 400 && parserStatus < 500)
    return frameworkError(parserStatus);
  return rejection(500, 'request.failed');
}

function domainErrorResponse(error: DomainError): ErrorResponse {
  const { message, code, params, details } = error;
  const said = { message, code, ...(params && { params }) };
  if (error instanceof Invalid) return { status: 400, ...said, errors: error.errors, codes: error.codes };
  if (error instanceof NotSignedIn) return { status: 401, ...said, details };
  if (error instanceof Forbidden) return { status: 403, ...said, details };
  if (error instanceof NotFound) return { status: 404, ...said, details };
  if (error instanceof Conflict)
    return { status: 409, ...said, ...(error.current && { current: error.current }) };
  if (error instanceof KeyReused) return { status: 422, ...said };
  if (error instanceof TooMany) return { status: 429, ...said, retryAfter: error.retryAfterSeconds };
  return { status: 503, ...said, ...RETRY_LATER };
}

/** Errors of the framework and of the body parser with messages of our own: theirs repeat client input. */
function frameworkError(status: number, message?: string): ErrorResponse {
  switch (status) {
    case 400:
      // a path that cannot be decoded matches no route
      if (message?.startsWith('Failed to decode param')) return rejection(404, 'request.unknown');
      return fieldRejection('body', 'request.not-json');
    case 401:
      return rejection(401, 'sign-in.needed');
    case 404:
      return rejection(404, 'request.unknown');
    case 413:
      return rejection(413, 'request.too-large');
    case 415:
      return rejection(415, 'request.only-json');
    default:
      return rejection(status, 'request.refused');
  }
}
