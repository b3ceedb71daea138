import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PublishedPosts } from '../../blog/published-posts.js';
import { PublishedIssues } from '../../newsletter/published-issues.js';
import { ApiExcludeController } from '../../platform/http/api-docs.js';
import { AllowTo } from '../../users/access.js';
import { summaryOf } from '../issue-summary.js';
import { PublicPages } from './public-pages.js';

const MORE_ISSUES = 3;

/** The archive of the newsletter. */
@ApiExcludeController()
@AllowTo('public')
@Controller('newsletter')
export class IssuesController {
  constructor(
    private readonly pages: PublicPages,
    private readonly issues: PublishedIssues,
    private readonly posts: PublishedPosts,
  ) {}

  @Get()
  async newsletter(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response, '/newsletter', async () => {
      return { page: 'issues', issues: (await this.issues.summaries()).map(summaryOf) };
    });
  }

  @Get(':slug')
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
}
