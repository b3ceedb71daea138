import { Module } from '@nestjs/common';
import { PublishedPosts } from './published-posts.js';
import { DeletePost } from './application/delete-post.js';
import { PostRepository } from './application/ports.js';
import { PublishPost } from './application/publish-post.js';
import { RestorePost } from './application/restore-post.js';
import { RevisePost } from './application/revise-post.js';
import { PostsController } from './infrastructure/posts.controller.js';
import { PublicPostsController } from './infrastructure/public-posts.controller.js';
import { SitePosts } from './infrastructure/site-posts.js';
import { TypeormPostRepository } from './infrastructure/typeorm-post.repository.js';

@Module({
  controllers: [PublicPostsController, PostsController],
  providers: [
    PublishPost,
    RevisePost,
    DeletePost,
    RestorePost,
    { provide: PostRepository, useClass: TypeormPostRepository },
    { provide: PublishedPosts, useClass: SitePosts },
  ],
  exports: [PublishedPosts, PostRepository],
})
export class BlogModule {}
