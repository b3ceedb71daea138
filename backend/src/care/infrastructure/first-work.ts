import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../../blog/published-posts.js';
import { DeskLeads } from '../../leads/desk-leads.js';
import { PolicyDays } from '../../policies/policy-days.js';
import { FirstAccount } from '../../users/first-account.js';
import type { FirstStepFacts } from '../domain/first-steps.js';

/** What a new office has published, and what came in. */
@Injectable()
export class FirstWork {
  constructor(
    private readonly posts: PublishedPosts,
    private readonly leads: DeskLeads,
    private readonly policies: PolicyDays,
    private readonly account: FirstAccount,
  ) {}

  async read(): Promise<Pick<FirstStepFacts, 'hasOwnArticle' | 'hasBooking' | 'hasPolicy'>> {
    const [posts, hasBooking, hasPolicy, opened] = await Promise.all([
      this.posts.summaries(),
      this.leads.any(),
      this.policies.any(),
      this.account.createdAt(),
    ]);
    return {
      // the starter articles have dates before the first start
      hasOwnArticle: posts.some(({ publishedAt }) => publishedAt > (opened ?? '')),
      hasBooking,
      hasPolicy,
    };
  }
}
