import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import type { Request, Response } from 'express';
import { AllowTo } from '../../users/access.js';
import { PublicResponseCache } from '../../platform/http/response-cache.js';
import { PublishedPosts } from '../published-posts.js';
import { PostView, postView } from './blog.dto.js';

/** The published posts as JSON. */
@ApiTags('public')
@AllowTo('public')
@Controller('api/blog-posts')
export class PublicPostsController {
  constructor(
    private readonly posts: PublishedPosts,
    private readonly cache: PublicResponseCache,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PostView] })
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.cache.respond(request, response, '/api/blog-posts', async () => {
      const goodUntil = await this.posts.nextDue();
      return {
        status: 200,
        type: 'application/json; charset=utf-8',
        body: JSON.stringify((await this.posts.list()).map(postView)),
        audience: 'api',
        goodUntil,
      };
    });
  }
}
