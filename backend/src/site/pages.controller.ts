import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { NotFound } from '../platform/domain-error.js';
import { AllowTo } from '../users/access.js';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { PublishedIssues } from '../newsletter/published-issues.js';
import { PublishedPosts } from '../blog/published-posts.js';
import { consoleShell } from './console-shell.js';
import { isConsolePage } from './domain/console-pages.js';
import { summaryOf } from './issue-summary.js';
import { PageFrames } from './page-frames.js';
import { HTML, PublicPages } from './public-pages.js';
import { FRONTEND, SiteRenderer } from './site-renderer.js';

const MORE_ISSUES = 3;

/** All pages but those of the blog. Registered last, because one of its routes matches every path. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class PagesController {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly pages: PublicPages,
    private readonly cache: PublicResponseCache,
    private readonly posts: PublishedPosts,
    private readonly issues: PublishedIssues,
    private readonly frames: PageFrames,
  ) {}

  @Get()
  async home(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response, '/', async () => {
      const latest = await this.issues.latest();
      return this.renderer.home(latest ? summaryOf(latest) : null);
    });
  }

  @Get('newsletter')
  async newsletter(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response, '/newsletter', async () => {
      return { page: 'issues', issues: (await this.issues.summaries()).map(summaryOf) };
    });
  }

  @Get('newsletter/:slug')
  async issue(
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sent = await this.pages.send(request, response, `/newsletter/${slug}`, async () => {
      const issue = await this.issues.find(slug);
      if (!issue) return null;
      const others = (await this.issues.summaries()).filter(({ id }) => id !== issue.id);
      const more = others.slice(0, MORE_ISSUES).map(summaryOf);
      return { page: 'issue', issue: summaryOf(issue), html: this.posts.html(issue.content), more };
    });
    if (!sent) await this.pages.notFound(request, response);
  }

  /** The console renders its own not-found page for unknown paths. */
  @Get(['admin', 'admin/{*path}'])
  async console(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (redirectedToPage(request, response)) return;
    const isPage = isConsolePage(request.path);
    await this.cache.respond(request, response, isPage ? '/admin' : '/admin/404', async () => ({
      status: isPage ? 200 : 404,
      type: HTML,
      body: consoleShell(
        await readFile(resolve(FRONTEND, 'admin/admin.html'), 'utf8'),
        this.frames.console(await this.frames.latest()),
      ),
      audience: 'console',
    }));
  }

  @Get('{*path}')
  async notFound(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) throw new NotFound('request.unknown');
    if (redirectedToPage(request, response)) return;
    await this.pages.notFound(request, response);
  }
}

/** Redirects a path with a trailing slash to the canonical path. */
function redirectedToPage({ path, originalUrl }: Request, response: Response): boolean {
  const page = path.slice(0, -1);
  if (!path.endsWith('/') || !(isConsolePage(page) || /^\/(?:blog|newsletter)(?:\/[^/]+)?$/.test(page)))
    return false;
  const query = originalUrl.split('?')[1];
  response.status(308).setHeader('Location', `${page}${query === undefined ? '' : `?${query}`}`);
  response.end();
  return true;
}
