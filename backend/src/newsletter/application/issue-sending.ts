import { Injectable } from '@nestjs/common';
import { freeSlug, slugOf } from '../../blog/article.js';
import { Clock } from '../../platform/clock.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { beginSending, endSending, isDue, type Issue } from '../domain/issue.js';
import { goesOn, toHandOver } from '../domain/sending-pace.js';
import { IssueDeliveries } from './issue-deliveries.js';
import { IssueRepository } from './issue.ports.js';

/** The progress of a step of the sending. */
export interface SendingStep {
  readonly issue: Issue;
  /** Whether there is more to do at once. */
  readonly again: boolean;
}

/** The steps of sending issues. Each is a unit of work, so that a process can be killed at any moment. */
@Injectable()
export class IssueSending {
  constructor(
    private readonly units: UnitOfWork,
    private readonly issues: IssueRepository,
    private readonly deliveries: IssueDeliveries,
    private readonly clock: Clock,
  ) {}

  /** The issues that are scheduled or being sent. */
  active(): Promise<Issue[]> {
    return this.issues.active();
  }

  /** Begins what is due: the state and the address on the site. The current issue; null for an unknown id. */
  begin(id: string): Promise<Issue | null> {
    return this.units.run(async (unit) => {
      const issue = (await this.issues.lock(unit, id))?.issue ?? null;
      const now = this.clock.timestamp();
      if (!issue || !isDue(issue, now)) return issue;
      const slug = slugOf(issue.subject);
      const begun = beginSending(issue, freeSlug(slug, await this.issues.slugsLike(unit, slug)), now);
      await this.issues.update(unit, begun);
      return begun;
    });
  }

  /**
   * Does one step: chooses a piece of the recipients, then hands deliveries over to the outbox while it has room, at last ends
   * the issue. Recipients are chosen before the first mail, except that a choice of more than some seconds goes on meanwhile.
   * Null when it is not being sent.
   */
  async advance(id: string): Promise<SendingStep | null> {
    const room = await this.deliveries.room();
    const step = await this.units.run(async (unit) => {
      const found = await this.issues.lock(unit, id);
      if (found?.issue.state !== 'sending') return null;
      const { issue, chosenUntil } = await this.deliveries.choose(unit, found);
      const state = { startedAt: issue.startedAt ?? '', isChosen: chosenUntil === null, ...room };
      const limit = toHandOver(state, this.clock.timestamp());
      const handed = await this.deliveries.handOver(unit, issue, limit);
      const after = state.isChosen ? await this.ended(unit, id) : issue;
      return { issue: after, handed, again: goesOn(state, handed) };
    });
    if (step && step.handed > 0) this.deliveries.wake();
    return step;
  }

  /**
   * Mails an issue once more to one subscriber, under that key in the outbox. False, and nothing is stored, unless the
   * issue was sent to a subscriber whose address is confirmed now.
   */
  async mailAgain(issueId: string, subscriptionId: string, dedupKey: string): Promise<boolean> {
    const isMailed = await this.units.run(async (unit) => {
      const found = await this.issues.lock(unit, issueId);
      return found !== null && this.deliveries.mailAgain(unit, found.issue, subscriptionId, dedupKey);
    });
    if (isMailed) this.deliveries.wake();
    return isMailed;
  }

  /** Ends the issue when no delivery is left; the issue as it is now, with its counters. */
  private async ended(unit: Unit, id: string): Promise<Issue> {
    const { issue } = (await this.issues.lock(unit, id))!;
    if (await this.deliveries.isAnyOpen(unit, id)) return issue;
    const ended = endSending(issue, this.clock.timestamp());
    await this.issues.update(unit, ended);
    return ended;
  }
}
