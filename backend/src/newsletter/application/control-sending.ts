import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import {
  cancelSending,
  type Issue,
  type NewsletterMessage,
  pauseSending,
  planSending,
  resumeSending,
} from '../domain/issue.js';
import { IssueRepository } from './ports.js';
import { SendIssues } from './send-issues.js';
import { noSuchIssue } from './write-issues.js';

/** Staff start, pause, resume and cancel the sending of an issue. Rejects what its state does not allow (issue.ts). */
@Injectable()
export class ControlSending {
  constructor(
    private readonly issues: IssueRepository,
    private readonly sending: SendIssues,
    private readonly live: LiveUpdates<NewsletterMessage>,
    private readonly clock: Clock,
  ) {}

  /** Now, or at that time (ISO 8601 UTC). */
  send(id: string, at: string | null): Promise<Issue> {
    return this.done(
      id,
      this.issues.change(id, (issue) => planSending(issue, at, this.clock.timestamp())),
    );
  }

  /** At once: of what is not sent yet, only mails that are on their way still leave. */
  pause(id: string): Promise<Issue> {
    return this.done(
      id,
      this.issues.stop(id, (issue) => pauseSending(issue, this.clock.timestamp())),
    );
  }

  resume(id: string): Promise<Issue> {
    return this.done(
      id,
      this.issues.change(id, (issue) => resumeSending(issue, this.clock.timestamp())),
    );
  }

  cancel(id: string): Promise<Issue> {
    return this.done(
      id,
      this.issues.stop(id, (issue) => cancelSending(issue, this.clock.timestamp())),
    );
  }

  private async done(id: string, change: Promise<Issue | null>): Promise<Issue> {
    const issue = await change;
    if (!issue) throw noSuchIssue();
    this.live.publish({ type: 'newsletter_updated', data: { id } });
    this.sending.wake();
    return issue;
  }
}
