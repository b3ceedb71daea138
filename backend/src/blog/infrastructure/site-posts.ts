import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../published-posts.js';
import { PostRepository } from '../application/ports.js';
import type { Post, PostSummary } from '../domain/post.js';
import { renderMarkdown } from '../markdown.js';

/** Published posts for the pages of the site. */
@Injectable()
export class SitePosts extends PublishedPosts {
  constructor(private readonly posts: PostRepository) {
    super();
  }

  override list(): Promise<Post[]> {
    return this.posts.list();
  }

  override summaries(): Promise<PostSummary[]> {
    return this.posts.summaries();
  }

  override find(slug: string): Promise<Post | null> {
    return this.posts.findBySlug(slug);
  }

  override html(post: Post): string {
    return renderMarkdown(post.content);
  }
}
