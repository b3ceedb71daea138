import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { Config } from '../platform/config.js';
import { AllowTo } from '../users/access.js';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { PublishedIssues } from '../newsletter/published-issues.js';
import { PublishedPosts } from '../blog/published-posts.js';
import { Business } from '../settings/business.js';
import { atomFeed, issueEntry, MOST_ENTRIES, postEntry, robots, sitemap } from './feeds.js';

/** Feed, sitemap and robots.txt. They contain absolute URLs, so the response depends on the origin. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class FeedsController {
  constructor(
    private readonly config: Config,
    private readonly cache: PublicResponseCache,
    private readonly posts: PublishedPosts,
    private readonly issues: PublishedIssues,
    private readonly business: Business,
  ) {}

  @Get('feed.xml')
  feed(@Req() request: Request, @Res() response: Response): Promise<boolean> {
    return this.send(request, response, 'application/atom+xml; charset=utf-8', async (origin) => {
      const posts = (await this.posts.list()).slice(0, MOST_ENTRIES);
      const issues = await this.issues.newest(MOST_ENTRIES);
      const { identity } = await this.business.latest();
      return atomFeed(origin, identity, [
        ...posts.map((post) => postEntry(post, () => this.posts.html(post.content))),
        ...issues.map((issue) => issueEntry(issue, () => this.posts.html(issue.content))),
      ]);
    });
  }

  @Get('sitemap.xml')
  sitemap(@Req() request: Request, @Res() response: Response): Promise<boolean> {
    return this.send(request, response, 'application/xml; charset=utf-8', async (origin) =>
      sitemap(origin, await this.posts.summaries(), await this.issues.summaries()),
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
      const goodUntil = await this.posts.nextDue();
      const text = await body(publicOrigin ?? `http://${host}`);
      return { status: 200, type, body: text, audience: 'site', goodUntil };
    });
  }
}
