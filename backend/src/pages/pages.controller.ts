import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NotFound } from '../shared/domain-error.js';
import { AllowTo } from '../shared/http/access.js';
import { type Content, HotAnswers } from '../shared/http/hot-answers.js';
import { PublishedPosts } from '../shared/published-posts.js';
import { FRONTEND, type PageContent, SiteRenderer } from './site-renderer.js';

const HTML = 'text/html; charset=utf-8';
const MORE_ARTICLES = 3;

/** Every page a browser can open. Its routes come last, because one of them takes what no other took. */
@ApiExcludeController()
@AllowTo('public')
@Controller()
export class PagesController {
  constructor(
    private readonly renderer: SiteRenderer,
    private readonly answers: HotAnswers,
    private readonly posts: PublishedPosts,
  ) {}

  @Get()
  home(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, '/', () => Promise.resolve({ page: 'home' }));
  }

  @Get('blog')
  blog(@Req() request: Request, @Res() response: Response): Promise<void> {
    // a choice of articles is in the query: there are as many as anybody likes to make up
    const address = request.originalUrl.includes('?') ? null : '/blog';
    return this.send(request, response, address, async () => ({
      page: 'blog',
      posts: await this.posts.summaries(),
    }));
  }

  @Get('blog/:slug')
  article(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, `/blog/${slug}`, async () => {
      const found = await this.posts.find(slug);
      if (!found) return { page: 'not-found' };
      const { content: _, ...post } = found;
      const others = (await this.posts.summaries()).filter(({ id }) => id !== post.id);
      const alike = others.filter(({ category }) => category === post.category);
      const more = [...new Set([...alike, ...others])].slice(0, MORE_ARTICLES);
      return { page: 'article', post, html: this.posts.html(found), more };
    });
  }

  @Get(['admin', 'admin/{*path}'])
  console(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answers.make(request, response, '/admin', async () => ({
      status: 200,
      type: HTML,
      body: await readFile(resolve(FRONTEND, 'admin/admin.html'), 'utf8'),
      face: 'console',
    }));
  }

  @Get('{*path}')
  notFound(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) throw new NotFound('Not found');
    return this.send(request, response, null, () => Promise.resolve({ page: 'not-found' }));
  }

  private send(
    request: Request,
    response: Response,
    address: string | null,
    content: () => Promise<PageContent>,
  ): Promise<void> {
    return this.answers.make(request, response, address, async (): Promise<Content> => {
      const page = await content();
      return {
        status: page.page === 'not-found' ? 404 : 200,
        type: HTML,
        body: this.renderer.html(page.page === 'not-found' ? '/404' : (address ?? request.originalUrl), page),
        face: 'site',
      };
    });
  }
}
