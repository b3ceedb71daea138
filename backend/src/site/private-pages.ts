import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { type ErrorResponse, sendErrorsWith } from '../platform/http/error-response.js';
import { sentenceOf } from '../platform/sentences/said.js';
import { type Audience, SecurityHeaders, setHeaders } from '../platform/http/security-headers.js';
import { type PageContent, SiteRenderer } from './site-renderer.js';

/** The path in these pages; the real one is a secret. */
const PATH = '/private';

/**
 * Pages whose address is a secret, such as those of a booking and of a subscription: no cache keeps them, no search engine
 * lists them, no other site is told their address, and they have no script.
 */
@Injectable()
export class PrivatePages {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly headers: SecurityHeaders,
  ) {}

  send(content: PageContent, status: number, response: Response): void {
    this.sendHtml(this.renderer.html(PATH, content), status, 'private', response);
  }

  /** The site's page for unknown paths. */
  notFound(response: Response): void {
    const html = this.renderer.sharedHtml('not-found', '/404', () => ({ page: 'not-found' }));
    this.sendHtml(html, 404, 'site', response);
  }

  /** Middleware that turns every later error response into a page, if the client accepts HTML. */
  readonly errorPages: RequestHandler = (request, response, next) => {
    if (request.headers.accept?.includes('text/html'))
      sendErrorsWith(response, (error) => this.sendError(error, response));
    next();
  };

  private sendError(error: ErrorResponse, response: Response): void {
    if (error.status === 404) return this.notFound(response);
    this.send({ page: 'private-error', message: visitorMessage(error) }, error.status, response);
  }

  private sendHtml(html: string, status: number, audience: Audience, response: Response): void {
    setHeaders(response, this.headers.for(audience));
    setPrivate(response);
    response.status(status).type('html').send(html);
  }
}

/** The headers that keep an address secret and its content out of caches and search engines. */
export function setPrivate(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

/** The message of an error for visitors. */
export function visitorMessage({ status, message }: ErrorResponse): string {
  return status === 500 ? sentenceOf('site.failed') : message;
}
