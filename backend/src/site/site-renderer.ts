import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { ClosedDays } from '../calendar/closed-days.js';
import { timeZoneName } from '../calendar/domain/time-zone-name.js';
import { Config } from '../platform/config.js';
import { sendErrorsWith, type ErrorResponse } from '../platform/http/error-response.js';
import { SecurityHeaders, setHeaders } from '../platform/http/security-headers.js';
import { Logger } from '../platform/logger.js';
import { SitePages } from './site-pages.js';
import type { IssueSummary, PageData, RenderedPage, ReturnedForm, ThanksContent } from './page-data.js';

/** The folder of the built front end. */
export const FRONTEND = resolve(import.meta.dirname, '../../../frontend/dist');

/** Bounds the cache of error pages: there are few messages, but one contains a waiting time. */
const MAX_ERROR_PAGES = 100;

type PageFrame = 'path' | 'origin' | 'timeZone' | 'timeZoneName' | 'business';
type Frameless<T> = T extends unknown ? Omit<T, PageFrame> : never;
export type PageContent = Frameless<PageData>;

/** Renders public pages with the renderer of the front end, which is loaded once at start. */
@Injectable()
export class SiteRenderer extends SitePages implements OnModuleInit {
  private template: readonly string[];
  private scriptlessTemplate: readonly string[];
  private renderPage: (page: PageData) => RenderedPage;
  private readonly timeZoneName: string;
  /** Pages for forms that were rejected unread; the same for every visitor, so they are cached. */
  private readonly cachedErrorPages = new Map<string, string>();

  constructor(
    private readonly config: Config,
    private readonly headers: SecurityHeaders,
    private readonly logger: Logger,
    private readonly closedDays: ClosedDays,
  ) {
    super();
    this.timeZoneName = timeZoneName(config.timeZone, new Date());
  }

  async onModuleInit(): Promise<void> {
    const html = await readFile(resolve(FRONTEND, 'site/index.html'), 'utf8');
    this.template = html.split(/<!--app-(?:head|html|data)-->/);
    if (this.template.length !== 4) throw new Error('site/index.html lacks one of its three places');
    this.scriptlessTemplate = this.template.map(withoutScripts);
    const renderer = (await import(pathToFileURL(resolve(FRONTEND, 'server/entry-server.js')).href)) as {
      render: (page: PageData) => RenderedPage;
      TESTIMONIALS_ARE_SAMPLES: boolean;
    };
    this.renderPage = renderer.render;
    if (this.config.production && renderer.TESTIMONIALS_ARE_SAMPLES)
      this.logger.warn(
        'The testimonials on the home page are invented samples; replace them in frontend/src/site/content/testimonials.ts.',
      );
  }

  /** A complete page; equal content gives equal HTML. */
  html(path: string, content: PageContent): string {
    const { head, html, data, scriptless } = this.renderPage({
      ...content,
      path,
      origin: this.config.publicOrigin,
      timeZone: this.config.timeZone,
      timeZoneName: this.timeZoneName,
      business: this.config.business,
    });
    const template = scriptless ? this.scriptlessTemplate : this.template;
    const [start = '', afterHead = '', afterHtml = '', end = ''] = template;
    return start + head + afterHead + html + afterHtml + data + end;
  }

  /** The home page; its list of closed days changes with the month. */
  home(
    latestIssue: IssueSummary | null,
    forms: { booking?: ReturnedForm; newsletter?: ReturnedForm } = {},
  ): PageContent {
    return { page: 'home', closedDays: this.closedDays.upcoming(), latestIssue, ...forms };
  }

  /** Drops the error pages, which contain the home page. */
  clear(): void {
    this.cachedErrorPages.clear();
  }

  override thanks(content: ThanksContent, response: Response): void {
    this.send(response, 200, this.html('/', { page: 'thanks', ...content }));
  }

  override returned(
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
    // without the link to the last issue: this page must not wait for the database
    const render = () => this.html('/', this.home(null, { [form]: returned }));
    if (errors || values.length > 0) return this.send(response, status, render());
    const key = `${form} ${formError}`;
    const page = this.cachedErrorPages.get(key) ?? render();
    if (this.cachedErrorPages.size < MAX_ERROR_PAGES) this.cachedErrorPages.set(key, page);
    this.send(response, status, page);
  }

  override readonly errorPages: RequestHandler = (request, response, next) => {
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

function withoutScripts(html: string): string {
  return html.replace(/\s*<script\b[^>]*><\/script>|\s*<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
