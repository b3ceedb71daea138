import {
  type CalendarDate,
  hoursOn,
  isCalendarDate,
  PREFERRED_TIME_MINUTES,
  type PreferredTime,
} from '@contract';

const onClock = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/**
 * Says that the office is closed at a time, which is no reason to reject it; null when it is open. Without a time only
 * the day counts.
 */
export function scheduleNote(date: CalendarDate, time: PreferredTime | ''): string | null {
  if (!isCalendarDate(date)) return null;
  const hours = hoursOn(date);
  if (!hours) return 'The office is closed on this day.';
  if (time === '') return null;
  const hour = PREFERRED_TIME_MINUTES[time] / 60;
  if (hour >= hours.opens && hour < hours.closes) return null;
  return `Outside business hours: on this day ${onClock(hours.opens)} to ${onClock(hours.closes)}.`;
}
