import type { Week } from './domain/business-hours.js';
import type { ClosedDay } from './domain/closed-day.js';

/** Port of the opening hours that the owner decides. Never waits. */
export abstract class BusinessWeek {
  abstract week(): Week;

  /** The office's own closed days besides public holidays, in order. */
  abstract closedDays(): readonly ClosedDay[];
}
