import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { type ErrorResponse, sendErrorsWith } from '../platform/http/error-response.js';
import { SecurityHeaders, setHeaders } from '../platform/http/security-headers.js';
import { HomeData } from './home-data.js';
import type { ReturnedForm, ThanksContent } from './page-data.js';
import { SiteRenderer } from './site-renderer.js';

/** The pages that answer the two public forms when they are sent without script. */
@Injectable()
export class FormPages {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly headers: SecurityHeaders,
    private readonly home: HomeData,
  ) {}

  thanks(content: ThanksContent, response: Response): void {
    this.send(response, 200, this.renderer.html('/', { page: 'thanks', ...content }));
  }

  /** The home page with values in the form that it is about to be asked for. */
  ask(values: ReturnedForm, response: Response): void {
    this.send(response, 200, this.renderer.html('/', this.home.returned('booking', values)));
  }

  /** The home page with the values of the form and its errors. */
  returned(
    form: 'booking' | 'newsletter',
    { status, message, errors }: ErrorResponse,
    { body }: Request,
    response: Response,
  ): void {
    const values = Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const formError = status === 500 ? 'Something went wrong on our side; please try again later' : message;
    const returned = {
      values: Object.fromEntries(values),
      errors: errors ?? {},
      ...(!errors && { formError }),
    };
    const content = () => this.home.returned(form, returned);
    const html =
      errors || values.length > 0
        ? this.renderer.html('/', content())
        : this.renderer.sharedHtml(`${form} ${formError}`, '/', content);
    this.send(response, status, html);
  }

  /** Middleware that turns every later error response to a form into that page, if the client accepts HTML. */
  readonly errorPages: RequestHandler = (request, response, next) => {
    const form = request.baseUrl === '/book' ? 'booking' : 'newsletter';
    if (request.method === 'POST' && request.headers.accept?.includes('text/html'))
      sendErrorsWith(response, (answer) => this.returned(form, answer, request, response));
    next();
  };

  /** Sends a page for one visitor only; it is never cached. */
  private send(response: Response, status: number, html: string): void {
    setHeaders(response, this.headers.for('site'));
    response.status(status).setHeader('Cache-Control', 'no-store');
    response.type('html').send(html);
  }
}
