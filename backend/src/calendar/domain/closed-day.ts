import type { CalendarDate } from './calendar-date.js';

/** A day on which the office is closed although its weekly hours say otherwise, with the reason as visitors read it. */
export interface ClosedDay {
  readonly date: CalendarDate;
  readonly name: string;
}

/** Why the office is closed at a preferred time: by its weekly hours, or on a closed day. */
export const OUTSIDE_HOURS = ['closed', 'holiday'] as const;
export type OutsideHours = (typeof OUTSIDE_HOURS)[number];
