import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Recorder } from './recorder.js';

type Step = 'password' | 'second-factor';

const ACTIONS = { password: 'sign-in.failed', 'second-factor': 'sign-in.second-factor.failed' } as const;
const INTERVAL_MS = 60_000;
/** Failures in a minute that get an entry each; the others of that minute share one. */
const SINGLY = 10;

/** The failures of a minute beyond the first ones. */
interface Rest {
  times: number;
  /** Null when there were several accounts, or none that exists. */
  userId: string | null;
}

/**
 * Records sign-ins, failed sign-ins and passwords reset by mail; a listener for `SignInEvents`. A flood of failures adds at most ten entries and
 * one sum a minute and step, in each process. No method throws or waits.
 */
@Injectable()
export class SignInAudit implements OnModuleDestroy {
  private readonly minutes = new Map<Step, { singly: number; rest: Rest | null; end: NodeJS.Timeout }>();

  constructor(private readonly recorder: Recorder) {}

  signedIn({
    userId,
    browser,
    knownBrowser,
  }: {
    readonly userId: string;
    /** From a closed list, such as `Chrome on Windows`. */
    readonly browser: string;
    readonly knownBrowser: boolean;
  }): void {
    void this.recorder.record({ action: 'sign-in', userId, details: { browser, knownBrowser } });
  }

  /** By the link of a mail. */
  passwordReset({ userId }: { readonly userId: string }): void {
    void this.recorder.record({ action: 'password.reset', userId });
  }

  failed({ userId, step }: { readonly userId: string | null; readonly step: Step }): void {
    const minute = this.minutes.get(step) ?? this.begin(step);
    if (minute.singly < SINGLY) {
      minute.singly += 1;
      void this.recorder.record({ action: ACTIONS[step], userId });
      return;
    }
    const { rest } = minute;
    minute.rest = rest
      ? { times: rest.times + 1, userId: rest.userId === userId ? userId : null }
      : { times: 1, userId };
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.minutes.keys()].map((step) => this.finish(step)));
  }

  private begin(step: Step) {
    const end = setTimeout(() => void this.finish(step), INTERVAL_MS).unref();
    const minute = { singly: 0, rest: null as Rest | null, end };
    this.minutes.set(step, minute);
    return minute;
  }

  private async finish(step: Step): Promise<void> {
    const minute = this.minutes.get(step);
    this.minutes.delete(step);
    clearTimeout(minute?.end);
    if (!minute?.rest) return;
    const { times, userId } = minute.rest;
    await this.recorder.record({ action: ACTIONS[step], userId, details: { times } });
  }
}
