import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config.js';
import { AllowTo } from '../../users/access.js';
import { PublicResponseCache } from '../../platform/http/response-cache.js';
import { FeedContent } from '../feed-content.js';
import { robots } from '../feeds.js';

/** Feed, sitemap and robots.txt. They contain absolute URLs, so the response depends on the origin. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class FeedsController {
  constructor(
    private readonly config: Config,
    private readonly cache: PublicResponseCache,
    private readonly content: FeedContent,
  ) {}

  @Get('feed.xml')
  feed(@Req() request: Request, @Res() response: Response): Promise<boolean> {
    return this.send(request, response, 'application/atom+xml; charset=utf-8', (origin) =>
      this.content.atom(origin),
    );
  }

  @Get('sitemap.xml')
  sitemap(@Req() request: Request, @Res() response: Response): Promise<boolean> {
    return this.send(request, response, 'application/xml; charset=utf-8', (origin) =>
      this.content.sitemap(origin),
    );
  }

  @Get('robots.txt')
  robots(@Req() request: Request, @Res() response: Response): Promise<boolean> {
    return this.send(request, response, 'text/plain; charset=utf-8', (origin) =>
      Promise.resolve(robots(origin)),
    );
  }

  private send(
    request: Request,
    response: Response,
    type: string,
    body: (origin: string) => Promise<string>,
  ): Promise<boolean> {
    const { publicOrigin } = this.config;
    const host =
      /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.exec(request.headers.host ?? '')?.[0] ?? 'localhost';
    // an origin from the Host header must not be cached for other clients
    const address = publicOrigin === null ? null : request.path;
    return this.cache.respond(request, response, address, async () => {
      const goodUntil = await this.content.goodUntil();
      const text = await body(publicOrigin ?? `http://${host}`);
      return { status: 200, type, body: text, audience: 'site', goodUntil };
    });
  }
}
