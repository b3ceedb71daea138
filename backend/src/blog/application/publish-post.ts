import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { type Post, type PostDraft, publishPost } from '../domain/post.js';
import { PostRepository } from './ports.js';

/** Publishes a new post immediately. */
@Injectable()
export class PublishPost {
  constructor(
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(draft: PostDraft): Promise<Post> {
    const post = await this.posts.add(publishPost(draft, newId(), this.clock.timestamp()));
    this.content.changed();
    return post;
  }
}
