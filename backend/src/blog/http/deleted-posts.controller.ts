import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo } from '../../users/access.js';
import { DeletePost } from '../application/delete-post.js';
import { EmptyTrash } from '../application/empty-trash.js';
import { SqlPostQueries } from '../store/sql-post-queries.js';
import { RestorePost } from '../application/restore-post.js';
import { STAFF_POSTS_PATH } from '../paths.js';
import { DeletedPostView, deletedPostView, PostView, postView } from './blog.dto.js';

/** Deleting and restoring posts. Stands before `PostsController`, which has a route for any id. */
@ApiTags('blog')
@AllowTo('staff')
@Controller(STAFF_POSTS_PATH)
export class DeletedPostsController {
  constructor(
    private readonly deletePost: DeletePost,
    private readonly restorePost: RestorePost,
    private readonly emptyTrash: EmptyTrash,
    private readonly posts: SqlPostQueries,
  ) {}

  /** Posts that can be restored, most recently deleted first. */
  @Get('deleted')
  @NoPersonalRows('articles for everybody')
  @ApiOkResponse({ type: [DeletedPostView] })
  async deleted(): Promise<DeletedPostView[]> {
    return (await this.posts.deleted()).map(deletedPostView);
  }

  @Delete('deleted/:id')
  @Audited('post.deleted-for-good')
  @HttpCode(204)
  @ApiNoContentResponse()
  async removeForGood(@Param('id', IdPipe) id: string): Promise<void> {
    await this.emptyTrash.one(id);
  }

  @Delete(':id')
  @Audited('post.deleted')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string): Promise<void> {
    await this.deletePost.execute(id);
  }

  @Post(':id/restore')
  @Audited('post.restored')
  @HttpCode(200)
  @ApiOkResponse({ type: PostView })
  async restore(@Param('id', IdPipe) id: string): Promise<PostView> {
    return postView(await this.restorePost.execute(id));
  }
}
