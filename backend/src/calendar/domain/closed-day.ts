import type { CalendarDate } from './calendar-date.js';

/** A day on which the office is closed although its weekly hours say otherwise, with the reason as visitors read it. */
export interface ClosedDay {
  readonly date: CalendarDate;
  readonly name: string;
}
