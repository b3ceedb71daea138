import { Injectable } from '@nestjs/common';
import { type Facts, Logger } from '../logger.js';

const SUMMARY_INTERVAL_MS = 10_000;

/**
 * Log lines that clients can cause at will. The first line of a kind is written at once, repeats as one count every ten
 * seconds, so that no client can push older lines out of a rotated log. `kind` must come from a bounded set: constants,
 * status codes, ids of accounts.
 */
@Injectable()
export class RejectionLog {
  private readonly repeats = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  /** `details` of this one request are logged only if the line is not part of a count. */
  add(message: string, kind: Facts = {}, details: Facts = {}): void {
    const key = JSON.stringify([message, kind]);
    const times = this.repeats.get(key);
    if (times !== undefined) return void this.repeats.set(key, times + 1);
    this.logger.rejection(message, { ...kind, ...details });
    this.summariseLater(key, message, kind);
  }

  private summariseLater(key: string, message: string, kind: Facts): void {
    this.repeats.set(key, 0);
    const summarise = () => {
      const times = this.repeats.get(key);
      this.repeats.delete(key);
      if (!times) return;
      this.logger.rejection(message, { ...kind, times });
      this.summariseLater(key, message, kind);
    };
    setTimeout(summarise, SUMMARY_INTERVAL_MS).unref();
  }
}
