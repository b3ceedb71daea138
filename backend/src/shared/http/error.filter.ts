import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { isUnavailable, isUniqueViolation } from '../../database/database-errors.js';
import { Conflict, Forbidden, Invalid, KeyReused, NotFound, TooMany, Unavailable } from '../domain-error.js';
import { Logger } from '../logger.js';
import { type ErrorAnswer, RETRY_AFTER_SECONDS, sendError } from './error-answer.js';

/** The only place where an error becomes a status. What is not foreseen is 500 and says nothing. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const answer = answerTo(error);
    const facts = { requestId: response.locals.requestId as string, userId: response.req.user?.id };
    if (answer.status === 403 || answer.status === 429)
      this.logger.refusal('request refused', { status: answer.status, ...facts });
    if (answer.status >= 500) this.logger.failure('request failed', error, facts);
    sendError(response, answer);
  }
}

export function answerTo(error: unknown): ErrorAnswer {
  if (error instanceof Invalid) return { status: 400, message: error.message, errors: error.errors };
  if (error instanceof Forbidden) return { status: 403, message: error.message };
  if (error instanceof NotFound) return { status: 404, message: error.message };
  if (error instanceof Conflict) return { status: 409, message: error.message };
  if (error instanceof KeyReused) return { status: 422, message: error.message };
  if (error instanceof TooMany)
    return { status: 429, message: error.message, retryAfter: error.retryAfterSeconds };
  if (error instanceof Unavailable)
    return { status: 503, message: error.message, retryAfter: RETRY_AFTER_SECONDS };
  if (isUniqueViolation(error)) return { status: 409, message: 'This is stored already' };
  if (isUnavailable(error))
    return { status: 503, message: 'Please try again in a moment', retryAfter: RETRY_AFTER_SECONDS };
  if (error instanceof HttpException && error.getStatus() < 500)
    return ofFramework(error.getStatus(), error.message);
  const parserStatus = (error as { status?: unknown } | null)?.status;
  if (typeof parserStatus === 'number' && parserStatus >= 400 && parserStatus < 500)
    return ofFramework(parserStatus);
  return { status: 500, message: 'Internal server error' };
}

/** Refusals of the framework and of the body parser, in our words: theirs repeat what was sent. */
function ofFramework(status: number, message?: string): ErrorAnswer {
  switch (status) {
    case 400:
      // a path that cannot be decoded leads nowhere
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
