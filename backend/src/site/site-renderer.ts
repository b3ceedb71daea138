import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublicContent } from '../platform/http/public-content.js';
import { type PageFrame, PageFrames } from './page-frames.js';
import type { PageData, RenderedPage } from './page-data.js';

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
}

/** Page template or page without its script elements, data included. */
export function withoutScripts(html: string): string {
  return html.replace(
    /(?<!\s)\s*<script\b[^>]*>.*?<\/script>|(?<!\s)\s*<link\b[^>]*rel="modulepreload"[^>]*>/gs,
    '',
  );
}
