import { PREFERRED_TIME_MINUTES, type PreferredTime } from './domain/booking-options.js';
import { isOpenAt } from './domain/business-hours.js';
import { type CalendarDate, isCalendarDate } from './domain/calendar-date.js';
import type { OutsideHours } from './domain/closed-day.js';
import { holidaysBetween } from './holidays.js';

/** Why the office is closed at a preferred time; null when it is open, or when this is no real time. */
export function outsideHours(date: CalendarDate, time: PreferredTime): OutsideHours | null {
  if (!isCalendarDate(date) || !Object.hasOwn(PREFERRED_TIME_MINUTES, time)) return null;
  if (holidaysBetween(date, date).length > 0) return 'holiday';
  return isOpenAt(date, PREFERRED_TIME_MINUTES[time]) ? null : 'closed';
}
