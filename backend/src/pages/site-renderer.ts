import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { Config } from '../config.js';
import { answerRefusalsWith, type ErrorAnswer } from '../shared/http/error-answer.js';
import { HotAnswers } from '../shared/http/hot-answers.js';
import { setHeaders } from '../shared/http/security-headers.js';
import { SitePages } from '../shared/site-pages.js';
import type { PageData, RenderedPage } from './page-data.js';

/** Where the built front end lies. */
export const FRONTEND = resolve(import.meta.dirname, '../../../frontend/dist');

type PageFrame = 'path' | 'origin' | 'timeZone' | 'business';
type Frameless<T> = T extends unknown ? Omit<T, PageFrame> : never;
export type PageContent = Frameless<PageData>;

/** Renders public pages with the front end's own renderer, loaded once at start. */
@Injectable()
export class SiteRenderer extends SitePages implements OnModuleInit {
  private template: readonly string[];
  private renderPage: (page: PageData) => RenderedPage;

  constructor(
    private readonly config: Config,
    private readonly answers: HotAnswers,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    const html = await readFile(resolve(FRONTEND, 'site/index.html'), 'utf8');
    this.template = html.split(/<!--app-(?:head|html|data)-->/);
    if (this.template.length !== 4) throw new Error('site/index.html lacks one of its three places');
    const renderer = (await import(pathToFileURL(resolve(FRONTEND, 'server/entry-server.js')).href)) as {
      render: (page: PageData) => RenderedPage;
    };
    this.renderPage = renderer.render;
  }

  /** A whole page. The same content gives the same HTML. */
  html(path: string, content: PageContent): string {
    const { head, html, data } = this.renderPage({
      ...content,
      path,
      origin: this.config.publicOrigin,
      timeZone: this.config.timeZone,
      business: this.config.business,
    });
    const [start = '', afterHead = '', afterHtml = '', end = ''] = this.template;
    return start + head + afterHead + html + afterHtml + data + end;
  }

  override thanks(form: 'booking' | 'newsletter', _request: Request, response: Response): void {
    this.send(response, 200, this.html('/', { page: 'thanks', form }));
  }

  override returned(
    form: 'booking' | 'newsletter',
    { status, message, errors }: ErrorAnswer,
    { body }: Request,
    response: Response,
  ): void {
    const values = Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const refusal = status === 500 ? 'Something went wrong on our side; please try again later' : message;
    const returned = {
      values: Object.fromEntries(values),
      errors: errors ?? {},
      ...(!errors && { refusal }),
    };
    this.send(response, status, this.html('/', { page: 'home', [form]: returned }));
  }

  override readonly refusals: RequestHandler = (request, response, next) => {
    const form = request.baseUrl === '/book' ? 'booking' : 'newsletter';
    if (request.method === 'POST' && request.headers.accept?.includes('text/html'))
      answerRefusalsWith(response, (answer) => this.returned(form, answer, request, response));
    next();
  };

  /** For pages that belong to one visitor: never kept, here or anywhere. */
  private send(response: Response, status: number, html: string): void {
    setHeaders(response, this.answers.headersOf('site'));
    response.status(status).setHeader('Cache-Control', 'no-store');
    response.type('html').send(html);
  }
}
