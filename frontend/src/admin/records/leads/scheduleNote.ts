import {
  type CalendarDate,
  hoursOn,
  isCalendarDate,
  PREFERRED_TIME_MINUTES,
  type PreferredTime,
} from '@contract';
import { timeLabel } from '@/shared/clock';
import { type ClosedDayNames, closedText } from '@/admin/ground/api/closedDays';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';

/**
 * Says that the office is closed at a time, which is no reason to reject it; null when it is open. Without a time only
 * the day counts. `names` are the days on which it is closed besides its weekly hours.
 */
export function scheduleNote(
  date: CalendarDate,
  time: PreferredTime | '',
  names: ClosedDayNames,
  week = consoleSettings.week,
): string | null {
  if (!isCalendarDate(date)) return null;
  const closed = closedText(date, names, week);
  if (closed) return `The office is closed on this day${closed === 'Closed' ? '' : `: ${closed}`}.`;
  const hours = hoursOn(date, week);
  if (time === '' || !hours) return null;
  const minute = PREFERRED_TIME_MINUTES[time];
  if (minute >= hours.opens && minute < hours.closes) return null;
  return `Outside business hours: on this day ${timeLabel(hours.opens)} to ${timeLabel(hours.closes)}.`;
}
