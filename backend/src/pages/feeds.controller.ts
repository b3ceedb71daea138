import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../config.js';
import { AllowTo } from '../shared/http/access.js';
import { HotAnswers } from '../shared/http/hot-answers.js';
import { PublishedPosts } from '../shared/published-posts.js';
import { atomFeed, robots, sitemap } from './feeds.js';

/** What feed readers and search engines ask for. They need whole addresses, so the origin is part of each answer. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class FeedsController {
  constructor(
    private readonly config: Config,
    private readonly answers: HotAnswers,
    private readonly posts: PublishedPosts,
  ) {}

  @Get('feed.xml')
  feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, 'application/atom+xml; charset=utf-8', async (origin) =>
      atomFeed(origin, this.config.business, await this.posts.list(), (post) => this.posts.html(post)),
    );
  }

  @Get('sitemap.xml')
  sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, 'application/xml; charset=utf-8', async (origin) =>
      sitemap(origin, await this.posts.summaries()),
    );
  }

  @Get('robots.txt')
  robots(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, 'text/plain; charset=utf-8', (origin) =>
      Promise.resolve(robots(origin)),
    );
  }

  private send(
    request: Request,
    response: Response,
    type: string,
    body: (origin: string) => Promise<string>,
  ): Promise<void> {
    const { publicOrigin } = this.config;
    const host =
      /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.exec(request.headers.host ?? '')?.[0] ?? 'localhost';
    // an origin that the caller named is for that caller alone
    const address = publicOrigin === null ? null : request.path;
    return this.answers.make(request, response, address, async () => ({
      status: 200,
      type,
      body: await body(publicOrigin ?? `http://${host}`),
      face: 'site',
    }));
  }
}
