import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { type Edit, type Post, type PostDraft, revisePost } from '../domain/post.js';
import { lockedPost } from './locked-post.js';
import { PostRepository } from './ports.js';

/**
 * Edits a post and adds the previous title and content to its history. An edit that changes nothing stores nothing and
 * leaves all caches. Rejects a post that does not exist, and one that was changed since `ifUpdatedAt` (null: any).
 */
@Injectable()
export class RevisePost {
  constructor(
    private readonly units: UnitOfWork,
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    draft: PostDraft,
    editor: Edit['editor'],
    ifUpdatedAt: string | null,
  ): Promise<Post> {
    const today = this.time.today();
    const edit: Edit = { id: newId(), editor, at: this.time.timestamp(), today, ifUpdatedAt };
    const { before, post, replaced } = await this.units.run(async (unit) => {
      const stored = await lockedPost(this.posts, unit, id);
      const revision = revisePost(stored, draft, edit);
      if (revision.replaced) await this.posts.revise(unit, revision.post, revision.replaced);
      return { before: stored, ...revision };
    });
    const isOnSite = [before, post].some(({ status }) => status !== 'draft');
    if (replaced && isOnSite) this.content.changed();
    return post;
  }
}
