import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo } from '../../users/access.js';
import { PublicResponseCache } from '../../platform/http/response-cache.js';
import { consoleShell } from '../console-shell.js';
import { isConsolePage } from '../domain/console-paths.js';
import { HomeData } from '../home-data.js';
import { PageFrames } from '../page-frames.js';
import { HTML, PublicPages } from './public-pages.js';
import { FRONTEND } from '../site-renderer.js';

/** The home page, the console, and the page for unknown paths. Registered last, because one of its routes matches every path. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class PagesController {
  constructor(
    private readonly home: HomeData,
    private readonly pages: PublicPages,
    private readonly cache: PublicResponseCache,
    private readonly frames: PageFrames,
  ) {}

  @Get()
  async homePage(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response, '/', () => this.home.latest());
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
  if (
    !path.endsWith('/') ||
    !(isConsolePage(page) || /^\/(?:blog|newsletter|calculators)(?:\/[^/]+)?$/.test(page))
  )
    return false;
  const query = originalUrl.split('?')[1];
  response.status(308).setHeader('Location', `${page}${query === undefined ? '' : `?${query}`}`);
  response.end();
  return true;
}
