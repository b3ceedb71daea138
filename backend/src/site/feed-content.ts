import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../blog/published-posts.js';
import { PublishedIssues } from '../newsletter/published-issues.js';
import { Business } from '../settings/business.js';
import { atomFeed, issueEntry, MOST_ENTRIES, postEntry, sitemap } from './feeds.js';

/** The feed and the sitemap of the articles and issues. */
@Injectable()
export class FeedContent {
  constructor(
    private readonly posts: PublishedPosts,
    private readonly issues: PublishedIssues,
    private readonly business: Business,
  ) {}

  async atom(origin: string): Promise<string> {
    const posts = (await this.posts.list()).slice(0, MOST_ENTRIES);
    const issues = await this.issues.newest(MOST_ENTRIES);
    const { identity } = await this.business.latest();
    return atomFeed(origin, identity, [
      ...posts.map((post) => postEntry(post, () => this.posts.html(post.content))),
      ...issues.map((issue) => issueEntry(issue, () => this.posts.html(issue.content))),
    ]);
  }

  async sitemap(origin: string): Promise<string> {
    const { calculators } = await this.business.latest();
    return sitemap(origin, await this.posts.summaries(), await this.issues.summaries(), calculators.shown);
  }

  /** What is read after this is complete until then (ISO 8601, UTC); null: until the next change. */
  goodUntil(): Promise<string | null> {
    return this.posts.nextDue();
  }
}
