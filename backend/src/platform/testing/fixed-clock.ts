import { Clock } from '../clock.js';

/** A clock that changes only when a test moves it. */
export class FixedClock extends Clock {
  private time: Date;

  constructor(time = '2026-11-21T02:00:00.000Z') {
    super();
    this.time = new Date(time);
  }

  override now(): Date {
    return this.time;
  }

  moveTo(time: string): void {
    this.time = new Date(time);
  }

  moveBy(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}
