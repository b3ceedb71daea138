import { Injectable } from '@nestjs/common';
import { PublishedPosts } from '../../blog/published-posts.js';
import { DeskLeads } from '../../leads/desk-leads.js';
import { Config } from '../../platform/config.js';
import { PolicyDays } from '../../policies/policy-days.js';
import { Settings } from '../../settings/settings.js';
import { ActiveUsers } from '../../users/active-users.js';
import { FirstAccount } from '../../users/first-account.js';
import type { FirstStepFacts } from '../domain/first-steps.js';
import { EditedSettings } from './edited-settings.js';

/** What a new office has done so far. */
@Injectable()
export class StoredFirstStepFacts {
  constructor(
    private readonly settings: EditedSettings,
    private readonly posts: PublishedPosts,
    private readonly leads: DeskLeads,
    private readonly policies: PolicyDays,
    private readonly office: Settings,
    private readonly users: ActiveUsers,
    private readonly account: FirstAccount,
    private readonly config: Config,
  ) {}

  async read(): Promise<FirstStepFacts> {
    const [identityEdited, hoursEdited, stats, testimonials] = await Promise.all(
      (['identity', 'hours', 'stats', 'testimonials'] as const).map((section) => this.settings.has(section)),
    );
    const [hasPicture, posts, leads, hasPolicy, mails, staff, opened] = await Promise.all([
      this.settings.hasPicture(),
      this.posts.summaries(),
      this.leads.createdAfter('', 1),
      this.policies.any(),
      this.office.read('visitorMails'),
      this.users.all(),
      this.account.createdAt(),
    ]);
    return {
      identityEdited: identityEdited === true,
      hoursEdited: hoursEdited === true,
      hasPicture,
      showsSamples: !stats || !testimonials,
      mailServer: this.config.mail.server !== null,
      // the starter articles have dates before the first start
      hasOwnArticle: posts.some(({ publishedAt }) => publishedAt > (opened ?? '')),
      hasBooking: leads.length > 0,
      hasPolicy,
      remindsClients: mails.premium_due || mails.premium_in_grace || mails.policy_anniversary,
      staff: staff.length,
    };
  }
}
