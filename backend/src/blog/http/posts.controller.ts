import { Body, Controller, Get, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import { JsonArrayStream } from '../../platform/http/json-array-stream.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { SessionUser } from '../../users/staff.js';
import { STAFF_POSTS_PATH } from '../paths.js';
import { CreatePost } from '../application/create-post.js';
import { SqlPostQueries } from '../store/sql-post-queries.js';
import { RevisePost } from '../application/revise-post.js';
import { revised } from './revised.js';
import { draftOf, PostBody, PostChangeBody, PostVersionView, PostView, postView } from './blog.dto.js';

/** Posts, for staff. */
@ApiTags('blog')
@AllowTo('staff')
@Controller(STAFF_POSTS_PATH)
export class PostsController {
  constructor(
    private readonly createPost: CreatePost,
    private readonly revisePost: RevisePost,
    private readonly posts: SqlPostQueries,
    private readonly arrays: JsonArrayStream,
  ) {}

  /** Drafts, scheduled and published posts, newest first. */
  @Get()
  @NoPersonalRows('articles for everybody')
  @ApiOkResponse({ type: [PostView] })
  async list(): Promise<PostView[]> {
    return (await this.posts.all()).map(postView);
  }

  @Post()
  @Audited('post.created')
  @ApiCreatedResponse({ type: PostView })
  async create(@Body() body: PostBody): Promise<PostView> {
    return postView(await this.createPost.execute(draftOf(body)));
  }

  @Get(':id')
  @ApiOkResponse({ type: PostView })
  async one(@Param('id', IdPipe) id: string): Promise<PostView> {
    const post = await this.posts.find(id);
    if (!post) throw new NotFound('post.unknown');
    return postView(post);
  }

  @Put(':id')
  @Audited('post.changed')
  @ApiOkResponse({ type: PostView })
  @ApiConflictResponse({ description: 'Changed since `ifUpdatedAt`; `current` is the post as it is now' })
  revise(
    @Param('id', IdPipe) id: string,
    @Body() body: PostChangeBody,
    @CurrentUser() editor: SessionUser,
  ): Promise<PostView> {
    return revised(this.revisePost.execute(id, draftOf(body), editor, body.ifUpdatedAt ?? null));
  }

  @Get(':id/history')
  @NoPersonalRows('articles for everybody')
  @ApiOkResponse({ type: [PostVersionView] })
  async history(@Param('id', IdPipe) id: string, @Res() response: Response): Promise<void> {
    const versions = await this.posts.history(id);
    if (!versions) throw new NotFound('post.unknown');
    await this.arrays.send(response, versions);
  }
}
