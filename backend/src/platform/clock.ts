import { v7 } from 'uuid';

/** The current time; tests replace it. */
export abstract class Clock {
  abstract now(): Date;

  /** The current time in the format that is stored and sent: ISO 8601 UTC with milliseconds. */
  timestamp(): string {
    return this.now().toISOString();
  }
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** A new UUID version 7: ids sort by creation time, even within one millisecond. */
export function newId(): string {
  return v7();
}
