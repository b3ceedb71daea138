import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Content, PublicResponseCache } from '../../platform/http/response-cache.js';
import { PageFrames } from '../page-frames.js';
import { type PageContent, SiteRenderer } from '../site-renderer.js';

export const HTML = 'text/html; charset=utf-8';

/** A page, and until when it is complete (ISO 8601, UTC). */
export interface LimitedPage {
  readonly content: PageContent;
  readonly goodUntil: string | null;
  readonly onSend?: Content['onSend'];
}

/** Sends public pages through the response cache. */
@Injectable()
export class PublicPages {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly cache: PublicResponseCache,
    private readonly frames: PageFrames,
  ) {}

  /** False, and nothing is sent, when there is no such page. The page stays until public content changes. */
  send(
    request: Request,
    response: Response,
    address: string,
    content: () => Promise<PageContent | null>,
  ): Promise<boolean> {
    return this.sendLimited(request, response, address, async () => {
      const page = await content();
      return page && { content: page, goodUntil: null };
    });
  }

  /** The same; the page also stays no longer than its limit. `isInvented`: anybody can ask for any number of these. */
  sendLimited(
    request: Request,
    response: Response,
    address: string,
    page: () => Promise<LimitedPage | null>,
    isInvented = false,
  ): Promise<boolean> {
    return this.cache.respond(
      request,
      response,
      address,
      async (): Promise<Content | null> => {
        // before the content, which may contain the closed days
        const settings = await this.frames.latest();
        const made = await page();
        if (!made) return null;
        const { content, goodUntil, onSend } = made;
        const status = content.page === 'not-found' ? 404 : 200;
        const body = this.renderer.html(address, content, settings);
        return { status, type: HTML, body, audience: 'site', goodUntil, onSend };
      },
      isInvented,
    );
  }

  async notFound(request: Request, response: Response): Promise<void> {
    await this.send(request, response, '/404', () => Promise.resolve({ page: 'not-found' }));
  }
}
