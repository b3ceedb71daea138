import { Injectable } from '@nestjs/common';
import type { SharedText } from '../../mail/mail-kinds.js';
import { Business } from '../../settings/business.js';
import { IssueRepository } from '../application/issue.ports.js';
import { IssueProse } from './issue-prose.js';

/** What all mails of an issue share. */
@Injectable()
export class SharedIssueText {
  /** Of the issue that is being sent: its words cannot change any more. */
  private current: {
    readonly issueId: string;
    readonly brandColour: string;
    readonly sharedText: SharedText;
  } | null = null;

  constructor(
    private readonly issues: IssueRepository,
    private readonly prose: IssueProse,
    private readonly business: Business,
  ) {}

  /** Null for an unknown issue. */
  async of(issueId: string): Promise<SharedText | null> {
    const { brandColour } = this.business.current().appearance;
    if (this.current?.issueId === issueId && this.current.brandColour === brandColour)
      return this.current.sharedText;
    const issue = await this.issues.find(issueId);
    if (!issue) return null;
    const sharedText = await this.prose.of(issue);
    if (issue.slug !== null) this.current = { issueId, brandColour, sharedText };
    return sharedText;
  }
}
