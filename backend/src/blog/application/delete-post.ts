import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { lockedPost } from './locked-post.js';
import { PostRepository } from './ports.js';

/** Removes a post from the site; it can be restored. Rejects a post that does not exist. */
@Injectable()
export class DeletePost {
  constructor(
    private readonly units: UnitOfWork,
    private readonly posts: PostRepository,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    await this.units.run(async (unit) => {
      await lockedPost(this.posts, unit, id);
      await this.posts.setDeleted(unit, id, this.clock.timestamp());
    });
    this.content.changed();
  }
}
