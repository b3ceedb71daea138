import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  cancelSending,
  endHold,
  type Issue,
  pauseSending,
  planSending,
  resumeSending,
  takeBackIssue,
} from '../domain/issue.js';
import { IssueChanges } from './issue-changes.js';
import { IssueDeliveries } from './issue-deliveries.js';
import { SendIssues } from './send-issues.js';

/** Staff start, pause, resume and cancel the sending of an issue. Rejects what its state does not allow (issue.ts). */
@Injectable()
export class ControlSending {
  constructor(
    private readonly changes: IssueChanges,
    private readonly deliveries: IssueDeliveries,
    private readonly sending: SendIssues,
    private readonly clock: Clock,
  ) {}

  /** After the hold, or at that time (ISO 8601 UTC). */
  send(id: string, at: string | null): Promise<Issue> {
    return this.change(id, (issue, now) => planSending(issue, at, now));
  }

  /** Makes a draft of an issue that is held or planned; nothing of it was sent. */
  takeBack(id: string): Promise<Issue> {
    return this.change(id, takeBackIssue);
  }

  /** Ends the hold before its time. */
  sendNow(id: string): Promise<Issue> {
    return this.change(id, endHold);
  }

  /** At once: of what is not sent yet, only mails that are on their way still leave. */
  pause(id: string): Promise<Issue> {
    return this.change(id, pauseSending, (unit) => this.deliveries.takeBack(unit, id));
  }

  resume(id: string): Promise<Issue> {
    return this.change(id, resumeSending);
  }

  cancel(id: string): Promise<Issue> {
    return this.change(id, cancelSending, (unit) => this.deliveries.takeBack(unit, id));
  }

  private async change(
    id: string,
    decide: (issue: Issue, now: string) => Issue,
    follow?: (unit: Unit) => Promise<void>,
  ): Promise<Issue> {
    const changed = await this.changes.change(id, (issue) => decide(issue, this.clock.timestamp()), follow);
    this.sending.wake();
    return changed;
  }
}
