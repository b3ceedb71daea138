import type { Request, RequestHandler, Response } from 'express';
import type { ErrorResponse } from '../platform/http/error-response.js';
import type { ThanksContent } from './page-data.js';

/** Responds with a page to a form that was sent without script. */
export abstract class SitePages {
  abstract thanks(content: ThanksContent, response: Response): void;

  /** The home page with the values of the form and its errors. */
  abstract returned(
    form: 'booking' | 'newsletter',
    answer: ErrorResponse,
    request: Request,
    response: Response,
  ): void;

  /** Middleware that turns every later error response to a form into that page, if the client accepts HTML. */
  abstract readonly errorPages: RequestHandler;
}
