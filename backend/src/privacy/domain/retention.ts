import { addDays, addMonths, type CalendarDate } from '../../calendar/domain/calendar-date.js';

/** The first day on which what was last touched on a day has been kept long enough. */
export function dueAfter(lastContact: CalendarDate, months: number): CalendarDate {
  return addMonths(lastContact, months);
}

/** A day on and after which every contact is too recent to be due today. Months differ in length by at most three days. */
export function tooRecentFrom(today: CalendarDate, months: number): CalendarDate {
  return addDays(addMonths(today, -months), 4);
}
