import type { CalendarDate } from './domain/calendar-date.js';
import { workingDayAfter } from './domain/working-days.js';
import { holidaysBetween } from './holidays.js';

/** The day that many working days later: weekdays that are no public holiday of the Philippines. */
export function workingDaysLater(date: CalendarDate, days: number): CalendarDate {
  return workingDayAfter(date, days, (day) => holidaysBetween(day, day).length > 0);
}
