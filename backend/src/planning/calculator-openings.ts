import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { CalculatorKind } from './domain/calculator-kinds.js';

/** Counts how often each calculator is opened; nothing is kept of who opens it. */
export abstract class CalculatorOpenings {
  /** Counts in memory, without waiting. Requests of crawlers do not count; `userAgent` is that of the request. */
  abstract count(kind: CalculatorKind, userAgent: string | undefined): void;

  /** Those of the day and later, without the last minute. */
  abstract since(day: CalendarDate): Promise<ReadonlyMap<CalculatorKind, number>>;
}
