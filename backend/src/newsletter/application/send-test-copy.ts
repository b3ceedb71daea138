import { Injectable } from '@nestjs/common';
import { Outbox } from '../../mail/outbox.js';
import { Clock, newId } from '../../platform/clock.js';
import { IssueRepository } from './ports.js';
import { noSuchIssue } from './write-issues.js';

const USEFUL_MS = 3_600_000;

/** Mails one copy of an issue as it is written now, marked as a test; returns the id of the message. */
@Injectable()
export class SendTestCopy {
  constructor(
    private readonly issues: IssueRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, to: string): Promise<string> {
    const issue = await this.issues.find(id);
    if (!issue) throw noSuchIssue();
    const mailId = newId();
    const data = { issueId: id, subject: issue.subject, subscriptionId: null, token: null };
    const usefulUntil = new Date(this.clock.now().getTime() + USEFUL_MS).toISOString();
    const mail = { id: mailId, kind: 'newsletter', data, recipient: to, lead: null, dueAt: null } as const;
    await this.outbox.store({ add: [{ ...mail, dedupKey: `newsletter-test:${mailId}`, usefulUntil }] });
    return mailId;
  }
}
