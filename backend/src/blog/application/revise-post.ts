import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { type Edit, type Post, type PostDraft, revisePost } from '../domain/post.js';
import { SqlPosts } from '../store/sql-posts.js';

/**
 * Edits a post and adds the previous title and content to its history. An edit that changes nothing stores nothing and
 * leaves all caches. Rejects a post that does not exist, and one that was changed since `ifUpdatedAt` (null: any).
 */
@Injectable()
export class RevisePost {
  constructor(
    private readonly posts: SqlPosts,
    private readonly content: PublicContent,
    private readonly time: BusinessTime,
  ) {}

  async execute(
    id: string,
    draft: PostDraft,
    editor: { id: string; name: string },
    ifUpdatedAt: string | null,
  ): Promise<Post> {
    const today = this.time.today();
    const edit: Edit = { id: newId(), editor, at: this.time.timestamp(), today, ifUpdatedAt };
    let isOnSite = false;
    const revision = await this.posts.revise(id, (before) => {
      const revised = revisePost(before, draft, edit);
      isOnSite = [before, revised.post].some(({ status }) => status !== 'draft');
      return revised;
    });
    if (!revision) throw new NotFound('post.unknown');
    if (revision.replaced && isOnSite) this.content.changed();
    return revision.post;
  }
}
