import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../shared/domain-error.js';
import { AllowTo, CurrentUser } from '../../shared/http/access.js';
import { IdPipe } from '../../shared/http/id.pipe.js';
import type { SessionUser } from '../../shared/staff.js';
import { DeletePost } from '../application/delete-post.js';
import { PostRepository } from '../application/ports.js';
import { PublishPost } from '../application/publish-post.js';
import { RevisePost } from '../application/revise-post.js';
import { PostBody, PostVersionView, PostView, PreviewBody, PreviewView } from './blog.dto.js';
import { renderMarkdown } from './markdown.js';

/** The blog desk. */
@ApiTags('blog')
@AllowTo('staff')
@Controller('api/admin/blog-posts')
export class PostsController {
  constructor(
    private readonly publishPost: PublishPost,
    private readonly revisePost: RevisePost,
    private readonly deletePost: DeletePost,
    private readonly posts: PostRepository,
  ) {}

  @Post()
  @ApiCreatedResponse({ type: PostView })
  publish(@Body() draft: PostBody): Promise<PostView> {
    return this.publishPost.execute(draft);
  }

  /** The content as the site would show it. */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewView })
  preview(@Body() { content }: PreviewBody): PreviewView {
    return { html: renderMarkdown(content) };
  }

  @Put(':id')
  @ApiOkResponse({ type: PostView })
  revise(
    @Param('id', IdPipe) id: string,
    @Body() draft: PostBody,
    @CurrentUser() editor: SessionUser,
  ): Promise<PostView> {
    return this.revisePost.execute(id, draft, editor);
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
  restore(@Param('id', IdPipe) id: string): Promise<PostView> {
    return this.deletePost.undo(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [PostVersionView] })
  async history(@Param('id', IdPipe) id: string): Promise<PostVersionView[]> {
    const versions = await this.posts.history(id);
    if (!versions) throw new NotFound('There is no such post');
    return versions;
  }
}
