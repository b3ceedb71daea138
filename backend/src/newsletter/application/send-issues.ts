import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { EarlyPause } from '../../platform/early-pause.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { isDue, type Issue, type NewsletterMessage } from '../domain/issue.js';
import { IssueSending } from './issue-sending.js';

/** How often a replica looks for issues to send. */
const LOOK_MS = 1_000;
/** Between two steps, so that other units of work are not kept waiting. */
const STEP_PAUSE_MS = 5;

/**
 * Sends the issues that are due, until it is stopped. Every step is a unit of work of its own, so several replicas can run
 * this, and any of them can be killed: the rest goes on where the database says.
 */
@Injectable()
export class SendIssues {
  /** What the consoles were told, by issue. */
  private readonly told = new Map<
    string,
    { readonly state: string; readonly progress: string; readonly at: number }
  >();
  private running: Promise<void> | null = null;
  private stopped = false;
  private readonly pause = new EarlyPause();
  private failing = false;

  constructor(
    private readonly steps: IssueSending,
    private readonly live: LiveUpdates<NewsletterMessage>,
    private readonly content: PublicContent,
    private readonly clock: Clock,
  ) {}

  /** `onFailure` is called once for each series of failures. */
  start(onFailure: (error: unknown) => void): void {
    this.running = this.run(onFailure);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  /** Looks for issues at once. */
  wake(): void {
    this.pause.wake();
  }

  /** Sends as much as the outbox has room for now. */
  async run(onFailure: (error: unknown) => void): Promise<void> {
    while (!this.stopped) {
      try {
        for (const issue of await this.steps.active()) await this.send(issue);
        this.failing = false;
      } catch (error) {
        if (!this.failing) onFailure(error);
        this.failing = true;
      }
      await this.pause.wait(LOOK_MS);
    }
  }

  private async send(issue: Issue): Promise<void> {
    if (issue.state === 'scheduled') {
      if (!isDue(issue, this.clock.timestamp())) return;
      const begun = await this.steps.begin(issue.id);
      if (begun?.state !== 'sending') return;
      this.live.publish({ type: 'newsletter_updated', data: { id: issue.id } });
    }
    while (!this.stopped) {
      const step = await this.steps.advance(issue.id);
      if (!step) return;
      this.tell(step.issue);
      if (step.issue.state === 'sent') return this.content.changed();
      if (!step.again) return;
      await sleep(STEP_PAUSE_MS);
    }
  }

  /** Only when something changed, and at most once a second unless the state did. */
  private tell({ id, state, recipients, sent, failed, skipped }: Issue): void {
    const progress = [recipients, sent, failed, skipped].join(' ');
    const [before, at] = [this.told.get(id), performance.now()];
    const isSame = before?.state === state;
    if (isSame && (before.progress === progress || at - before.at < LOOK_MS)) return;
    if (state === 'sent') this.told.delete(id);
    else this.told.set(id, { state, progress, at });
    this.live.publish({ type: 'newsletter_updated', data: { id } });
  }
}
