import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { PublishedPosts } from '../../blog/published-posts.js';
import { AllowTo } from '../../users/access.js';
import { ArticleText } from '../article-text.js';
import { choiceFrom, lastPage, pathOf } from '../blog-choice.js';
import { PrivatePages } from '../private-pages.js';
import { type LimitedPage, PublicPages } from './public-pages.js';
import { relatedArticles } from '../related-articles.js';

const MORE_ARTICLES = 3;

/** The pages of the blog. */
@ApiExcludeController()
@AllowTo('public')
@Controller('blog')
export class ArticlesController {
  constructor(
    private readonly pages: PublicPages,
    private readonly privatePages: PrivatePages,
    private readonly posts: PublishedPosts,
    private readonly text: ArticleText,
  ) {}

  @Get()
  async blog(@Req() request: Request, @Res() response: Response): Promise<void> {
    let choice = choiceFrom(request.originalUrl.split('?')[1] ?? '');
    const page = async (): Promise<LimitedPage | null> => {
      const goodUntil = await this.posts.nextDue();
      const posts = await this.posts.summaries();
      const last = lastPage(posts, choice);
      if (choice.page <= last) return { content: { page: 'blog', posts }, goodUntil };
      choice = { ...choice, page: last };
      return null;
    };
    // a second time when the page number is too high, and again only when posts are deleted meanwhile
    while (!(await this.pages.sendLimited(request, response, pathOf(choice), page, choice.search !== '')));
  }

  /** An article behind the secret address that staff made for it, in any status. */
  @Get('preview/:token')
  async preview(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const found = await this.posts.findByPreviewLink(token);
    if (!found) return this.privatePages.notFound(response);
    const { content, ...post } = found;
    const { text } = await this.text.of(content);
    const page = { page: 'article-preview', post, text } as const;
    this.privatePages.send(page, 200, response);
  }

  @Get(':slug')
  async article(
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sent = await this.pages.sendLimited(request, response, `/blog/${slug}`, async () => {
      const nextDue = await this.posts.nextDue();
      const found = await this.posts.find(slug);
      if (!found) return null;
      const { content, ...post } = found;
      const more = relatedArticles(post, await this.posts.summaries(), MORE_ARTICLES);
      const { text, goodUntil } = await this.text.of(content);
      return { content: { page: 'article', post, text, more }, goodUntil: earlier(nextDue, goodUntil) };
    });
    if (!sent) await this.pages.notFound(request, response);
  }
}

const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;
