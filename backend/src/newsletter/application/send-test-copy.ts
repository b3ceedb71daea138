import { Injectable } from '@nestjs/common';
import { Outbox } from '../../mail/outbox.js';
import { Clock, newId } from '../../platform/clock.js';
import type { SessionUser } from '../../users/staff.js';
import { firstNameIn } from '../domain/issue-tokens.js';
import { IssueRepository } from './issue.ports.js';
import { foundIssue, IssueChanges } from './issue-changes.js';
import { TestRecipients } from './test-recipients.js';

const USEFUL_MS = 3_600_000;

/**
 * Mails one copy of an issue as it is written now, marked as a test; returns the id of the mail. Assistants send it to
 * their own address or those of the office only: a copy is a mail of the office with any text.
 */
@Injectable()
export class SendTestCopy {
  constructor(
    private readonly issues: IssueRepository,
    private readonly changes: IssueChanges,
    private readonly outbox: Outbox,
    private readonly recipients: TestRecipients,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, to: string, by: Pick<SessionUser, 'id' | 'role' | 'name'>): Promise<string> {
    const issue = await foundIssue(this.issues, id);
    await this.recipients.assertAllowed(to, by);
    const mailId = newId();
    const data = {
      issueId: id,
      subject: issue.subject,
      subscriptionId: null,
      token: null,
      firstName: firstNameIn(by.name),
    };
    const now = this.clock.now();
    const usefulUntil = new Date(now.getTime() + USEFUL_MS).toISOString();
    const mail = { id: mailId, kind: 'newsletter', data, recipient: to, lead: null, dueAt: null } as const;
    await this.changes.change(
      id,
      (current) => ({ ...current, testedAt: now.toISOString() }),
      (unit) =>
        this.outbox.apply(unit, { add: [{ ...mail, dedupKey: `newsletter-test:${mailId}`, usefulUntil }] }),
    );
    this.outbox.wake();
    return mailId;
  }
}
