import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { type Post, type PostDraft, revisePost } from '../domain/post.js';
import { PostRepository } from './ports.js';

/**
 * Edits a post and adds the previous title and content to its history. An edit that changes nothing stores nothing and
 * leaves all caches. Rejects a post that does not exist.
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
    const revision = await this.posts.revise(id, (before) => revisePost(before, draft, edit));
    if (!revision) throw new NotFound('There is no such post');
    if (revision.replaced) this.content.changed();
    return revision.post;
  }
}
