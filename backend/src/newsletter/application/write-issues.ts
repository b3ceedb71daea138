import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { PublicContent } from '../../platform/http/public-content.js';
import {
  assertDeletable,
  draftIssue,
  type Issue,
  type IssueText,
  type NewsletterMessage,
  writeIssue,
} from '../domain/issue.js';
import { IssueRepository } from './ports.js';

/** Staff write issues. Rejects what does not exist and what is no draft any more (issue.ts). */
@Injectable()
export class WriteIssues {
  constructor(
    private readonly issues: IssueRepository,
    private readonly live: LiveUpdates<NewsletterMessage>,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async add(text: IssueText, by: { readonly id: string }): Promise<Issue> {
    const issue = draftIssue(text, newId(), by.id, this.clock.timestamp());
    await this.issues.add(issue);
    this.live.publish({ type: 'newsletter_updated', data: { id: issue.id } });
    return issue;
  }

  /** With `ifUpdatedAt`, rejects an issue that changed since. */
  async change(id: string, text: IssueText, ifUpdatedAt: string | null): Promise<Issue> {
    const at = this.clock.timestamp();
    const issue = await this.issues.change(id, (current) => writeIssue(current, text, at, ifUpdatedAt));
    if (!issue) throw noSuchIssue();
    if (issue.updatedAt !== at) return issue;
    this.live.publish({ type: 'newsletter_updated', data: { id } });
    if (issue.state === 'sent') this.content.changed();
    return issue;
  }

  async remove(id: string): Promise<void> {
    if (!(await this.issues.remove(id, assertDeletable))) throw noSuchIssue();
    this.live.publish({ type: 'newsletter_updated', data: { id } });
  }
}

export function noSuchIssue(): NotFound {
  return new NotFound('issue.unknown');
}
