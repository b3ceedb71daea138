import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AllowTo } from '../../shared/http/access.js';
import { HotAnswers } from '../../shared/http/hot-answers.js';
import { PostRepository } from '../application/ports.js';
import { PostView } from './blog.dto.js';

/** The articles as data. */
@ApiTags('public')
@AllowTo('public')
@Controller('api/blog-posts')
export class PublicPostsController {
  constructor(
    private readonly posts: PostRepository,
    private readonly answers: HotAnswers,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PostView] })
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answers.make(request, response, '/api/blog-posts', async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(await this.posts.list()),
      face: 'api',
    }));
  }
}
