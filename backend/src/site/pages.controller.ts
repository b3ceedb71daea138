import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../platform/config.js';
import { NotFound } from '../platform/domain-error.js';
import { AllowTo } from '../users/access.js';
import { type Content, PublicResponseCache } from '../platform/http/response-cache.js';
import { renderMarkdown } from '../blog/markdown.js';
import { type PublishedIssue, PublishedIssues } from '../newsletter/published-issues.js';
import { PublishedPosts } from '../blog/published-posts.js';
import { choiceFrom, lastPage, pathOf } from './blog-choice.js';
import { consoleShell } from './console-shell.js';
import type { IssueSummary } from './page-data.js';
import { FRONTEND, type PageContent, SiteRenderer } from './site-renderer.js';

const HTML = 'text/html; charset=utf-8';
const MORE_ARTICLES = 3;

/** The console's screens (frontend/src/admin/layout/screens.ts). */
const SCREENS = [
  'admin',
  ...['login', 'leads', 'calendar', 'tasks', 'messages', 'blog', 'newsletter', 'users', 'settings'].map(
    (name) => `admin/${name}`,
  ),
];

/** The console's pages of one lead and of one issue of the newsletter. */
const RECORD_PAGE = /^\/admin\/(leads\/(appointment|subscription)|newsletter)\/[^/]+$/;

/** All pages. Registered last, because one of its routes matches every path. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class PagesController {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly cache: PublicResponseCache,
    private readonly posts: PublishedPosts,
    private readonly issues: PublishedIssues,
    private readonly config: Config,
  ) {}

  @Get()
  async home(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.send(request, response, '/', async () => {
      const [latest] = await this.issues.newest(1);
      return this.renderer.home(latest ? summaryOf(latest) : null);
    });
  }

  @Get('blog')
  async blog(@Req() request: Request, @Res() response: Response): Promise<void> {
    let choice = choiceFrom(request.originalUrl.split('?')[1] ?? '');
    const content = async (): Promise<PageContent | null> => {
      const posts = await this.posts.summaries();
      const page = lastPage(posts, choice);
      if (choice.page <= page) return { page: 'blog', posts };
      choice = { ...choice, page };
      return null;
    };
    // a second time when the page number is too high, and again only when posts are deleted meanwhile
    while (!(await this.send(request, response, pathOf(choice), content)));
  }

  @Get('blog/:slug')
  async article(
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sent = await this.send(request, response, `/blog/${slug}`, async () => {
      const found = await this.posts.find(slug);
      if (!found) return null;
      const { content: _, ...post } = found;
      const others = (await this.posts.summaries()).filter(({ id }) => id !== post.id);
      const alike = others.filter(({ category }) => category === post.category);
      const more = [...new Set([...alike, ...others])].slice(0, MORE_ARTICLES);
      return { page: 'article', post, html: this.posts.html(found), more };
    });
    if (!sent) await this.notFound(request, response);
  }

  @Get('newsletter')
  async newsletter(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.send(request, response, '/newsletter', async () => {
      return { page: 'issues', issues: (await this.issues.summaries()).map(summaryOf) };
    });
  }

  @Get('newsletter/:slug')
  async issue(
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sent = await this.send(request, response, `/newsletter/${slug}`, async () => {
      const issue = await this.issues.find(slug);
      if (!issue) return null;
      const others = (await this.issues.summaries()).filter(({ id }) => id !== issue.id);
      const more = others.slice(0, MORE_ARTICLES).map(summaryOf);
      return { page: 'issue', issue: summaryOf(issue), html: renderMarkdown(issue.content), more };
    });
    if (!sent) await this.notFound(request, response);
  }

  /** The console renders its own not-found page for unknown paths. */
  @Get(['admin', 'admin/{*path}'])
  async console(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (redirectedToPage(request, response)) return;
    const isScreen = SCREENS.includes(request.path.slice(1)) || RECORD_PAGE.test(request.path);
    await this.cache.respond(request, response, isScreen ? '/admin' : '/admin/404', async () => ({
      status: isScreen ? 200 : 404,
      type: HTML,
      body: consoleShell(await readFile(resolve(FRONTEND, 'admin/admin.html'), 'utf8'), this.config),
      audience: 'console',
    }));
  }

  @Get('{*path}')
  async notFound(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) throw new NotFound('Not found');
    if (redirectedToPage(request, response)) return;
    await this.send(request, response, '/404', () => Promise.resolve({ page: 'not-found' }));
  }

  /** False when there is no such page. */
  private send(
    request: Request,
    response: Response,
    address: string,
    content: () => Promise<PageContent | null>,
  ): Promise<boolean> {
    return this.cache.respond(request, response, address, async (): Promise<Content | null> => {
      const page = await content();
      if (!page) return null;
      const status = page.page === 'not-found' ? 404 : 200;
      return { status, type: HTML, body: this.renderer.html(address, page), audience: 'site' };
    });
  }
}

function summaryOf({ slug, subject, preheader, sentAt }: Omit<PublishedIssue, 'content'>): IssueSummary {
  return { slug, subject, preheader, sentAt };
}

/** Redirects a path with a trailing slash to the canonical path. */
function redirectedToPage({ path, originalUrl }: Request, response: Response): boolean {
  const page = path.slice(1, -1);
  if (!path.endsWith('/') || !(SCREENS.includes(page) || /^(?:blog|newsletter)(?:\/[^/]+)?$/.test(page)))
    return false;
  const query = originalUrl.split('?')[1];
  response.status(308).setHeader('Location', `/${page}${query === undefined ? '' : `?${query}`}`);
  response.end();
  return true;
}
