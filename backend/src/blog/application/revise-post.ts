import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../shared/clock.js';
import { NotFound } from '../../shared/domain-error.js';
import { PublicContent } from '../../shared/public-content.js';
import { type Post, type PostDraft, revisePost } from '../domain/post.js';
import { PostRepository } from './ports.js';

/**
 * Gives a post new text; the old title and content go to its history first. The same text again leaves no version.
 * Refuses a post that does not exist.
 */
@Injectable()
export class RevisePost {
  constructor(
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, draft: PostDraft, editor: { id: string; name: string }): Promise<Post> {
    const edit = { id: newId(), editor, at: this.clock.timestamp() };
    const post = await this.posts.revise(id, (before) => revisePost(before, draft, edit));
    if (!post) throw new NotFound('There is no such post');
    this.content.changed();
    return post;
  }
}
