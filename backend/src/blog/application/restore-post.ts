import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import type { Post } from '../domain/post.js';
import { PostRepository } from './ports.js';

/** Restores a deleted post unchanged. Rejects an unknown id; a post that is not deleted stays as it is. */
@Injectable()
export class RestorePost {
  constructor(
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
  ) {}

  async execute(id: string): Promise<Post> {
    const post = await this.posts.restore(id);
    if (!post) throw new NotFound('There is no such post');
    this.content.changed();
    return post;
  }
}
