import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import { JsonArrayStream } from '../../platform/http/json-array-stream.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { SessionUser } from '../../users/staff.js';
import { NotAudited } from '../../audit/audit-log.js';
import { STAFF_POSTS_PATH } from '../paths.js';
import { DeletePost } from '../application/delete-post.js';
import { PostRepository } from '../application/ports.js';
import { PublishPost } from '../application/publish-post.js';
import { RestorePost } from '../application/restore-post.js';
import { RevisePost } from '../application/revise-post.js';
import {
  DeletedPostView,
  PostBody,
  PostVersionView,
  PostView,
  postView,
  PreviewBody,
  PreviewView,
} from './blog.dto.js';
import { renderMarkdown } from '../markdown.js';

/** Posts, for staff. */
@ApiTags('blog')
@AllowTo('staff')
@Controller(STAFF_POSTS_PATH)
export class PostsController {
  constructor(
    private readonly publishPost: PublishPost,
    private readonly revisePost: RevisePost,
    private readonly deletePost: DeletePost,
    private readonly restorePost: RestorePost,
    private readonly posts: PostRepository,
    private readonly arrays: JsonArrayStream,
  ) {}

  @Post()
  @ApiCreatedResponse({ type: PostView })
  async publish(@Body() draft: PostBody): Promise<PostView> {
    return postView(await this.publishPost.execute(draft));
  }

  /** Posts that can be restored, most recently deleted first. */
  @Get('deleted')
  @ApiOkResponse({ type: [DeletedPostView] })
  deleted(): Promise<DeletedPostView[]> {
    return this.posts.deleted();
  }

  /** The content as the site renders it. */
  @NotAudited('changes nothing, and is sent while the user types')
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewView })
  preview(@Body() { content }: PreviewBody): PreviewView {
    return { html: renderMarkdown(content) };
  }

  @Put(':id')
  @ApiOkResponse({ type: PostView })
  async revise(
    @Param('id', IdPipe) id: string,
    @Body() draft: PostBody,
    @CurrentUser() editor: SessionUser,
  ): Promise<PostView> {
    return postView(await this.revisePost.execute(id, draft, editor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    await this.deletePost.execute(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PostView })
  async restore(@Param('id', IdPipe) id: string): Promise<PostView> {
    return postView(await this.restorePost.execute(id));
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [PostVersionView] })
  async history(@Param('id', IdPipe) id: string, @Res() response: Response): Promise<void> {
    const versions = await this.posts.history(id);
    if (!versions) throw new NotFound('There is no such post');
    await this.arrays.send(response, versions);
  }
}
