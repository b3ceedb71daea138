import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '../../platform/clock.js';
import { type Check, type Finding, unknown } from '../domain/check.js';
import type { Probe } from './ports.js';

export interface SelfCheckResult {
  readonly checks: readonly Check[];
  readonly checkedAt: string;
}

const TIMEOUT_MS = 4_000;
const KEEP_MS = 60_000;

/** Checks what the office depends on. A check that takes too long or fails is unknown; the others are not affected. */
export class RunSelfCheck {
  private current: Promise<SelfCheckResult> | null = null;
  private last: SelfCheckResult | null = null;

  constructor(
    private readonly probes: readonly Probe[],
    private readonly clock: Clock,
    private readonly onFailure: (checks: string, error: unknown) => void,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** A result that is at most a minute old. */
  async recent(): Promise<SelfCheckResult> {
    const { last } = this;
    const age = last ? this.clock.now().getTime() - Date.parse(last.checkedAt) : Infinity;
    return last && age >= 0 && age < KEEP_MS ? last : this.anew();
  }

  /** Measures again; simultaneous calls share one measurement. */
  anew(): Promise<SelfCheckResult> {
    this.current ??= this.measure().finally(() => (this.current = null));
    return this.current;
  }

  private async measure(): Promise<SelfCheckResult> {
    const now = this.clock.now();
    const parts = await Promise.all(this.probes.map((probe) => this.checksOf(probe, now)));
    this.last = { checks: parts.flat(), checkedAt: now.toISOString() };
    return this.last;
  }

  private async checksOf(probe: Probe, now: Date): Promise<Check[]> {
    const findings = await this.findingsOf(probe, now);
    return Object.entries(probe.titles).map(([id, title]) => ({
      id,
      title,
      ...(findings?.[id] ?? unknown('This could not be checked in time.', 'Check again later.')),
    }));
  }

  /** Null when it failed or took too long. */
  private async findingsOf(probe: Probe, now: Date): Promise<Readonly<Record<string, Finding>> | null> {
    const timeout = new AbortController();
    const measured = probe.measure(now).catch((error: unknown) => {
      this.onFailure(Object.keys(probe.titles).join(', '), error);
      return null;
    });
    try {
      return await Promise.race([
        measured,
        sleep(this.timeoutMs, null, { signal: timeout.signal, ref: false }).catch(() => null),
      ]);
    } finally {
      timeout.abort();
    }
  }
}
