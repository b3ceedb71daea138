import type { CalendarDate } from '../calendar/domain/calendar-date.js';

export abstract class OverdueRequests {
  /** The number of open privacy requests that were due before that day. */
  abstract overdue(today: CalendarDate): Promise<number>;
}
