import { Module } from '@nestjs/common';
import { MediaUses } from '../media/media-uses.js';
import { job, registration } from '../platform/start.js';
import { PublishedPosts } from './published-posts.js';
import { CreatePost } from './application/create-post.js';
import { DeletePost } from './application/delete-post.js';
import { EmptyTrash } from './application/empty-trash.js';
import { PostRepository } from './application/ports.js';
import { PreviewLinks } from './application/preview-links.js';
import { RestorePost } from './application/restore-post.js';
import { RevisePost } from './application/revise-post.js';
import { DeletedPostsController } from './http/deleted-posts.controller.js';
import { KeyPostsController } from './http/key-posts.controller.js';
import { PostsController } from './http/posts.controller.js';
import { PreviewsController } from './http/previews.controller.js';
import { PublicPostsController } from './http/public-posts.controller.js';
import { SqlPostQueries } from './store/sql-post-queries.js';
import { SqlPosts } from './store/sql-posts.js';
import { SqlPublishedPosts } from './store/sql-published-posts.js';

@Module({
  controllers: [
    PublicPostsController,
    DeletedPostsController,
    PreviewsController,
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
    SqlPostQueries,
    { provide: PostRepository, useClass: SqlPosts },
    { provide: PublishedPosts, useClass: SqlPublishedPosts },
    job('empty the trash of posts', '20 3 * * *', [EmptyTrash], (trash) => trash.old(), { atStart: true }),
    registration([MediaUses, SqlPostQueries], (uses, posts) =>
      uses.register('article', async (urlPrefix) =>
        (await posts.showing(urlPrefix)).map(({ id, title, isDeleted }) => ({
          kind: 'article',
          label: isDeleted ? `${title} (deleted)` : title,
          link: isDeleted ? '/admin/blog' : `/admin/blog?edit=${id}`,
        })),
      ),
    ),
  ],
  exports: [PublishedPosts, CreatePost, SqlPostQueries],
})
export class BlogModule {}
