import {
  type CalendarDate,
  hoursOn,
  isCalendarDate,
  PREFERRED_TIME_MINUTES,
  type PreferredTime,
} from '@contract';
import { officeSettings } from '../providers/officeSettings';

/** Minutes since midnight as `9:30 AM`; the end of the day, 1,440, is 12:00 AM. */
function onClock(time: number): string {
  const [hour, minute] = [Math.floor(time / 60) % 12 || 12, String(time % 60).padStart(2, '0')];
  return `${hour}:${minute} ${time % 1_440 < 720 ? 'AM' : 'PM'}`;
}

/**
 * Says that the office is closed at a time, which is no reason to reject it; null when it is open. Without a time only
 * the day counts.
 */
export function scheduleNote(
  date: CalendarDate,
  time: PreferredTime | '',
  week = officeSettings.week,
): string | null {
  if (!isCalendarDate(date)) return null;
  const hours = hoursOn(date, week);
  if (!hours) return 'The office is closed on this day.';
  if (time === '') return null;
  const minute = PREFERRED_TIME_MINUTES[time];
  if (minute >= hours.opens && minute < hours.closes) return null;
  return `Outside business hours: on this day ${onClock(hours.opens)} to ${onClock(hours.closes)}.`;
}
