import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { assertDeletable, draftIssue, type Issue, type IssueText, writeIssue } from '../domain/issue.js';
import { NewsletterUpdates } from '../newsletter-updates.js';
import { IssueRepository } from './ports.js';

/** Staff write issues. Rejects what does not exist and what is no draft any more (issue.ts). */
@Injectable()
export class WriteIssues {
  constructor(
    private readonly issues: IssueRepository,
    private readonly updates: NewsletterUpdates,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async add(text: IssueText, by: { readonly id: string }): Promise<Issue> {
    const issue = draftIssue(text, newId(), by.id, this.clock.timestamp());
    await this.issues.add(issue);
    this.updates.issueChanged(issue.id);
    return issue;
  }

  /** With `ifUpdatedAt`, rejects an issue that changed since. */
  async change(id: string, text: IssueText, ifUpdatedAt: string | null): Promise<Issue> {
    const at = this.clock.timestamp();
    const issue = await this.issues.change(id, (current) => writeIssue(current, text, at, ifUpdatedAt));
    if (!issue) throw noSuchIssue();
    if (issue.updatedAt !== at) return issue;
    this.updates.issueChanged(id);
    if (issue.state === 'sent') this.content.changed();
    return issue;
  }

  async remove(id: string): Promise<void> {
    if (!(await this.issues.remove(id, assertDeletable))) throw noSuchIssue();
    this.updates.issueChanged(id);
  }
}

export function noSuchIssue(): NotFound {
  return new NotFound('There is no such issue');
}
