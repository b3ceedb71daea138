import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { BusyOffice } from '../calendar/busy-office.js';
import { ClosedDays } from '../calendar/closed-days.js';
import { sendErrorsWith, type ErrorResponse } from '../platform/http/error-response.js';
import { PublicContent } from '../platform/http/public-content.js';
import { SecurityHeaders, setHeaders } from '../platform/http/security-headers.js';
import { type PageFrame, PageFrames } from './page-frames.js';
import type { IssueSummary, PageData, RenderedPage, ReturnedForm, ThanksContent } from './page-data.js';

/** The folder of the built front end. */
export const FRONTEND = resolve(import.meta.dirname, '../../../frontend/dist');

/** Bounds the shared pages: there are few messages of errors, but one contains a waiting time. */
const MAX_SHARED_PAGES = 100;

type OfSettings = keyof PageFrame | 'path' | 'content';
type WithoutSettings<T> = T extends unknown ? Omit<T, OfSettings> : never;
/** What a page shows besides the owner's settings. */
export type PageContent = WithoutSettings<PageData>;

/** Renders public pages with the renderer of the front end, which is loaded once at start. */
@Injectable()
export class SiteRenderer implements OnModuleInit {
  private template: readonly string[];
  private scriptlessTemplate: readonly string[];
  private renderPage: (page: PageData) => RenderedPage;
  /** Pages that are the same for every visitor, made from these sources. */
  private readonly sharedPages = new Map<string, string>();
  private sharedSources: readonly unknown[] = [];

  constructor(
    private readonly headers: SecurityHeaders,
    private readonly closedDays: ClosedDays,
    private readonly busy: BusyOffice,
    private readonly frames: PageFrames,
    publicContent: PublicContent,
  ) {
    publicContent.onChange(() => this.clear());
  }

  async onModuleInit(): Promise<void> {
    const html = await readFile(resolve(FRONTEND, 'site/index.html'), 'utf8');
    this.template = html.split(/<!--app-(?:head|data|html|texts)-->/);
    if (this.template.length !== 5) throw new Error('site/index.html lacks one of its four places');
    this.scriptlessTemplate = this.template.map(withoutScripts);
    const renderer = (await import(pathToFileURL(resolve(FRONTEND, 'server/entry-server.js')).href)) as {
      render: (page: PageData) => RenderedPage;
    };
    this.renderPage = renderer.render;
  }

  /** A complete page; equal content and settings give equal HTML. */
  html(path: string, content: PageContent, settings = this.frames.current()): string {
    const frame = { ...this.frames.frame(settings), path };
    return this.render(
      content.page === 'home'
        ? { ...content, ...frame, content: this.frames.homeContent(settings) }
        : { ...content, ...frame },
    );
  }

  /**
   * A complete page that every visitor gets, without waiting. It is rendered once, until the settings or other public
   * content change.
   */
  sharedHtml(key: string, path: string, content: () => PageContent): string {
    const settings = this.frames.current();
    const sources = this.frames.sources(settings);
    if (sources.some((source, index) => source !== this.sharedSources[index])) this.clear();
    this.sharedSources = sources;
    const page = this.sharedPages.get(key) ?? this.html(path, content(), settings);
    if (this.sharedPages.size < MAX_SHARED_PAGES) this.sharedPages.set(key, page);
    return page;
  }

  /** The home page; its list of closed days changes with the month. */
  home(
    latestIssue: IssueSummary | null,
    forms: { booking?: ReturnedForm; newsletter?: ReturnedForm } = {},
  ): PageContent {
    const { takenTimes } = this.busy;
    return { page: 'home', closedDays: this.closedDays.upcoming(), takenTimes, latestIssue, ...forms };
  }

  /** Drops the pages that are the same for every visitor. */
  clear(): void {
    this.sharedPages.clear();
  }

  protected render(page: PageData): string {
    const { head, data, html, texts, scriptless } = this.renderPage(page);
    const template = scriptless ? this.scriptlessTemplate : this.template;
    const [start = '', afterHead = '', afterData = '', afterHtml = '', end = ''] = template;
    return start + head + afterHead + data + afterData + html + afterHtml + texts + end;
  }

  thanks(content: ThanksContent, response: Response): void {
    this.send(response, 200, this.html('/', { page: 'thanks', ...content }));
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
    // without the link to the last issue: this page must not wait for the database
    const content = () => this.home(null, { [form]: returned });
    const html =
      errors || values.length > 0
        ? this.html('/', content())
        : this.sharedHtml(`${form} ${formError}`, '/', content);
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

/** Page template or page without its script elements, data included. */
export function withoutScripts(html: string): string {
  return html.replace(
    /(?<!\s)\s*<script\b[^>]*>.*?<\/script>|(?<!\s)\s*<link\b[^>]*rel="modulepreload"[^>]*>/gs,
    '',
  );
}
