import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Facts, Logger } from '../logger.js';

const SUMMARY_INTERVAL_MS = 10_000;

interface Repeats {
  readonly message: string;
  readonly kind: Facts;
  readonly timer: NodeJS.Timeout;
  times: number;
}

/**
 * Log lines that clients can cause at will. The first line of a kind is written at once, repeats as one count every ten
 * seconds and when the server stops, so that no client can push older lines out of a rotated log. `kind` must come from
 * a bounded set: constants, status codes, ids of accounts.
 */
@Injectable()
export class RejectionLog implements OnApplicationShutdown {
  private readonly repeats = new Map<string, Repeats>();

  constructor(private readonly logger: Logger) {}

  /** `details` of this one request are logged only if the line is not part of a count. */
  add(message: string, kind: Facts = {}, details: Facts = {}): void {
    const key = JSON.stringify([message, kind]);
    const repeats = this.repeats.get(key);
    if (repeats) return void (repeats.times += 1);
    this.logger.rejection(message, { ...kind, ...details });
    this.countRepeats(key, message, kind);
  }

  onApplicationShutdown(): void {
    for (const key of this.repeats.keys()) this.writeCount(key);
  }

  private countRepeats(key: string, message: string, kind: Facts): void {
    const timer = setTimeout(() => {
      if (this.writeCount(key)) this.countRepeats(key, message, kind);
    }, SUMMARY_INTERVAL_MS).unref();
    this.repeats.set(key, { message, kind, timer, times: 0 });
  }

  /** Returns whether there were repeats. */
  private writeCount(key: string): boolean {
    const { message, kind, timer, times } = this.repeats.get(key)!;
    clearTimeout(timer);
    this.repeats.delete(key);
    if (times) this.logger.rejection(message, { ...kind, times });
    return times > 0;
  }
}
