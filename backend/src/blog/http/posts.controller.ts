import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited, NotAudited } from '../../platform/http/audited.js';
import type { Response } from 'express';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import { JsonArrayStream } from '../../platform/http/json-array-stream.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { SessionUser } from '../../users/staff.js';
import { STAFF_POSTS_PATH } from '../paths.js';
import { CreatePost } from '../application/create-post.js';
import { SqlPosts } from '../store/sql-posts.js';
import { RevisePost } from '../application/revise-post.js';
import { PublishedPosts } from '../published-posts.js';
import { revised } from '../store/revised.js';
import {
  draftOf,
  PostBody,
  PostChangeBody,
  PostVersionView,
  PostView,
  postView,
  PreviewBody,
  PreviewView,
} from './blog.dto.js';

/** Posts, for staff. */
@ApiTags('blog')
@AllowTo('staff')
@Controller(STAFF_POSTS_PATH)
export class PostsController {
  constructor(
    private readonly createPost: CreatePost,
    private readonly revisePost: RevisePost,
    private readonly posts: SqlPosts,
    private readonly site: PublishedPosts,
    private readonly arrays: JsonArrayStream,
    private readonly clock: Clock,
  ) {}

  /** Drafts, scheduled and published posts, newest first. */
  @Get()
  @NoPersonalRows('articles for everybody')
  @ApiOkResponse({ type: [PostView] })
  async list(): Promise<PostView[]> {
    return (await this.posts.all(this.clock.timestamp())).map(postView);
  }

  @Post()
  @Audited('post.created')
  @ApiCreatedResponse({ type: PostView })
  async create(@Body() body: PostBody): Promise<PostView> {
    return postView(await this.createPost.execute(draftOf(body)));
  }

  /** The content as the site renders it. */
  @NotAudited('changes nothing, and is sent while the user types')
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewView })
  preview(@Body() { content }: PreviewBody): PreviewView {
    return { html: this.site.html(content) };
  }

  @Get(':id')
  @ApiOkResponse({ type: PostView })
  async one(@Param('id', IdPipe) id: string): Promise<PostView> {
    const post = await this.posts.find(id, this.clock.timestamp());
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
