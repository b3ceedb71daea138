import type { CalendarDate } from '@contract';

/** A day with its weekday: Monday, November 30. */
export function dayName(date: CalendarDate): string {
  return format(date, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** The weekday of a day: Monday. */
export function weekday(date: CalendarDate): string {
  return format(date, { weekday: 'long' });
}

/** The short weekday of a day: Mon. */
export function shortWeekday(date: CalendarDate): string {
  return format(date, { weekday: 'short' });
}

/** The short month and day: Nov 30. */
export function shortDay(date: CalendarDate): string {
  return format(date, { month: 'short', day: 'numeric' });
}

function format(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
}
