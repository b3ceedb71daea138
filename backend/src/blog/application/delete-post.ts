import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/clock.js';
import { NotFound } from '../../shared/domain-error.js';
import { PublicContent } from '../../shared/public-content.js';
import type { Post } from '../domain/post.js';
import { PostRepository } from './ports.js';

/** Takes a post off the site, and brings it back as it was. Both refuse a post that does not exist. */
@Injectable()
export class DeletePost {
  constructor(
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    if (!(await this.posts.remove(id, this.clock.timestamp()))) throw new NotFound('There is no such post');
    this.content.changed();
  }

  async undo(id: string): Promise<Post> {
    const post = await this.posts.restore(id);
    if (!post) throw new NotFound('There is no such post');
    this.content.changed();
    return post;
  }
}
