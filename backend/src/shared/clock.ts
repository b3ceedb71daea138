import { v7 } from 'uuid';

/** The time as the application sees it; tests set their own. */
export abstract class Clock {
  abstract now(): Date;

  /** The moment as it is stored and sent: ISO 8601 UTC with milliseconds. */
  timestamp(): string {
    return this.now().toISOString();
  }
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** A new id: a version 7 uuid, so that ids made later sort later even within one millisecond. */
export function newId(): string {
  return v7();
}
