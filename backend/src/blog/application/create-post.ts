import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { createPost, type Post, type PostDraft } from '../domain/post.js';
import { SqlPosts } from '../infrastructure/sql-posts.js';

/** Stores a new post, which is published at once unless the draft says otherwise. Rejects impossible dates. */
@Injectable()
export class CreatePost {
  constructor(
    private readonly posts: SqlPosts,
    private readonly content: PublicContent,
    private readonly time: BusinessTime,
  ) {}

  async execute(draft: PostDraft): Promise<Post> {
    const post = createPost(draft, newId(), this.time.timestamp(), this.time.today());
    const stored = await this.posts.add(post);
    if (stored.status !== 'draft') this.content.changed();
    return stored;
  }
}
