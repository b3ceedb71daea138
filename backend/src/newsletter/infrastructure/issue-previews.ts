import { Injectable } from '@nestjs/common';
import { type MailPreview, MailPreviews } from '../../mail/mail-kinds.js';
import type { IssueText } from '../domain/issue.js';
import { firstNameIn } from '../domain/issue-tokens.js';
import { IssueProse } from './issue-prose.js';

/** Issues as they go out, before they do. */
@Injectable()
export class IssuePreviews {
  constructor(
    private readonly previews: MailPreviews,
    private readonly prose: IssueProse,
  ) {}

  /** As the member of staff of that name would get it. */
  async of({ subject, ...written }: IssueText, name: string): Promise<MailPreview> {
    const data = { issueId: '', subject, subscriptionId: '', token: 'preview', firstName: firstNameIn(name) };
    const shared = await this.prose.of({ ...written, slug: null });
    return this.previews.preview({ kind: 'newsletter', data }, shared);
  }
}
