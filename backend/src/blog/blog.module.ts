import { Module, type OnModuleInit } from '@nestjs/common';
import { MediaUses } from '../media/media-uses.js';
import { Scheduler } from '../platform/scheduler.js';
import { PublishedPosts } from './published-posts.js';
import { CreatePost } from './application/create-post.js';
import { DeletePost } from './application/delete-post.js';
import { EmptyTrash } from './application/empty-trash.js';
import { SqlDeletedPosts } from './store/sql-deleted-posts.js';
import { SqlPosts } from './store/sql-posts.js';
import { PreviewLinks } from './application/preview-links.js';
import { RestorePost } from './application/restore-post.js';
import { RevisePost } from './application/revise-post.js';
import { DeletedPostsController } from './http/deleted-posts.controller.js';
import { KeyPostsController } from './http/key-posts.controller.js';
import { PostsController } from './http/posts.controller.js';
import { PreviewLinksController } from './http/preview-links.controller.js';
import { PublicPostsController } from './http/public-posts.controller.js';

@Module({
  controllers: [
    PublicPostsController,
    DeletedPostsController,
    PreviewLinksController,
    PostsController,
    KeyPostsController,
  ],
  providers: [
    CreatePost,
    RevisePost,
    DeletePost,
    RestorePost,
    EmptyTrash,
    PreviewLinks,
    SqlPosts,
    SqlDeletedPosts,
    PublishedPosts,
  ],
  exports: [PublishedPosts, SqlPosts],
})
export class BlogModule implements OnModuleInit {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly emptyTrash: EmptyTrash,
    private readonly posts: SqlPosts,
    private readonly uses: MediaUses,
  ) {}

  onModuleInit(): void {
    this.scheduler.every('empty the trash of posts', '20 3 * * *', () => this.emptyTrash.old(), {
      atStart: true,
    });
    this.uses.register('article', async (urlPrefix) =>
      (await this.posts.showing(urlPrefix)).map(({ id, title, isDeleted }) => ({
        kind: 'article',
        label: isDeleted ? `${title} (deleted)` : title,
        link: isDeleted ? '/admin/blog' : `/admin/blog?edit=${id}`,
      })),
    );
  }
}
