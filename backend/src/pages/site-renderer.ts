import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config.js';
import { HotAnswers } from '../shared/http/hot-answers.js';
import { SitePages } from '../shared/site-pages.js';
import type { PageData, RenderedPage, ReturnedForm } from './page-data.js';

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
    returned: ReturnedForm,
    _request: Request,
    response: Response,
  ): void {
    this.send(response, 400, this.html('/', { page: 'home', [form]: returned }));
  }

  /** For pages that belong to one visitor: never kept, here or anywhere. */
  private send(response: Response, status: number, html: string): void {
    const headers = this.answers.headersOf('site');
    for (let index = 0; index < headers.length; index += 2)
      response.setHeader(headers[index]!, headers[index + 1]!);
    response.status(status).setHeader('Cache-Control', 'no-store');
    response.type('html').send(html);
  }
}
