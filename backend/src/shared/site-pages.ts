import type { Request, RequestHandler, Response } from 'express';
import type { ErrorAnswer } from './http/error-answer.js';

/** Answers a form that was sent without script with a page. */
export abstract class SitePages {
  abstract thanks(form: 'booking' | 'newsletter', request: Request, response: Response): void;

  /** The home page again, with what was typed and why it was not taken. */
  abstract returned(
    form: 'booking' | 'newsletter',
    answer: ErrorAnswer,
    request: Request,
    response: Response,
  ): void;

  /** Has each refusal of a form answered with that page, wherever it comes from, if the browser asks for a page. */
  abstract readonly refusals: RequestHandler;
}
