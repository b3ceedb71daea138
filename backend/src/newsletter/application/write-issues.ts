import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { assertDeletable, draftIssue, type Issue, type IssueText, writeIssue } from '../domain/issue.js';
import { IssueChanges } from './issue-changes.js';

/** Staff write issues. Rejects what does not exist and what is no draft any more (issue.ts). */
@Injectable()
export class WriteIssues {
  constructor(
    private readonly changes: IssueChanges,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  async add(text: IssueText, by: { readonly id: string }): Promise<Issue> {
    const issue = draftIssue(text, newId(), by.id, this.clock.timestamp());
    await this.changes.add(issue);
    return issue;
  }

  /** With `ifUpdatedAt`, rejects an issue that changed since. */
  async change(id: string, text: IssueText, ifUpdatedAt: string | null): Promise<Issue> {
    const at = this.clock.timestamp();
    const issue = await this.changes.change(id, (current) => writeIssue(current, text, at, ifUpdatedAt));
    if (issue.state === 'sent' && issue.updatedAt === at) this.content.changed();
    return issue;
  }

  async remove(id: string): Promise<void> {
    await this.changes.remove(id, assertDeletable);
  }
}
