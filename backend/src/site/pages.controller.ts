import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Config } from '../platform/config.js';
import { NotFound } from '../platform/domain-error.js';
import { AllowTo } from '../users/access.js';
import { type Content, PublicResponseCache } from '../platform/http/response-cache.js';
import { PublishedPosts } from '../blog/published-posts.js';
import { choiceFrom, lastPage, pathOf } from './blog-choice.js';
import { consoleShell } from './console-shell.js';
import { FRONTEND, type PageContent, SiteRenderer } from './site-renderer.js';

const HTML = 'text/html; charset=utf-8';
const MORE_ARTICLES = 3;

/** The console's screens (frontend/src/admin/layout/screens.ts). */
const SCREENS = [
  'admin',
  ...['login', 'leads', 'calendar', 'messages', 'blog', 'users', 'settings'].map((name) => `admin/${name}`),
];

/** All pages. Registered last, because one of its routes matches every path. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class PagesController {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly cache: PublicResponseCache,
    private readonly posts: PublishedPosts,
    private readonly config: Config,
  ) {}

  @Get()
  async home(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.send(request, response, '/', () => Promise.resolve(this.renderer.home()));
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

  /** The console renders its own not-found page for unknown paths. */
  @Get(['admin', 'admin/{*path}'])
  async console(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (redirectedToPage(request, response)) return;
    const isScreen = SCREENS.includes(request.path.slice(1));
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

/** Redirects a path with a trailing slash to the canonical path. */
function redirectedToPage({ path, originalUrl }: Request, response: Response): boolean {
  const page = path.slice(1, -1);
  if (!path.endsWith('/') || !(SCREENS.includes(page) || /^blog(?:\/[^/]+)?$/.test(page))) return false;
  const query = originalUrl.split('?')[1];
  response.status(308).setHeader('Location', `/${page}${query === undefined ? '' : `?${query}`}`);
  response.end();
  return true;
}
