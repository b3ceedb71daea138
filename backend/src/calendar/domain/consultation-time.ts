import { calendarDateIn, minuteOfDayIn, momentIn, type CalendarDate } from './calendar-date.js';
import { PREFERRED_TIME_LABELS, PREFERRED_TIME_MINUTES, type PreferredTime } from './booking-options.js';
import { timeZoneName } from './time-zone-name.js';

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** `Tuesday, November 24, 2026`. */
export function dayWords(date: CalendarDate): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** `Tuesday, November 24, 2026, 9:00 AM (Philippine time)`. */
export function timeWords(date: CalendarDate, time: PreferredTime, timeZone: string): string {
  return timeLines(date, time, timeZone).join(', ');
}

/** `Tuesday, November 24, 2026` and `9:00 AM (Philippine time)`. */
export function timeLines(date: CalendarDate, time: PreferredTime, timeZone: string): [string, string] {
  const start = momentIn(timeZone, date, PREFERRED_TIME_MINUTES[time]);
  return [dayWords(date), `${PREFERRED_TIME_LABELS[time]} (${timeZoneName(timeZone, start)})`];
}

/** The same moment on the visitor's clock; null when their time zone is unknown or its clocks show the same. */
export function visitorTimeLines(
  date: CalendarDate,
  time: PreferredTime,
  timeZone: string,
  visitorTimeZone: string | null,
): [string, string] | null {
  if (visitorTimeZone === null || visitorTimeZone === timeZone) return null;
  const businessMinute = PREFERRED_TIME_MINUTES[time];
  const start = momentIn(timeZone, date, businessMinute);
  try {
    const day = calendarDateIn(visitorTimeZone, start);
    const minute = minuteOfDayIn(visitorTimeZone, start);
    if (day === date && minute === businessMinute) return null;
    return [dayWords(day), `${clockWords(minute)} (${timeZoneName(visitorTimeZone, start)})`];
  } catch {
    // this Node does not know the zone that a browser named
    return null;
  }
}

/** `Tuesday, November 24, 2026` and `9:05 AM (Philippine time)`. */
export function momentLines(moment: Date, timeZone: string): [string, string] {
  const minute = minuteOfDayIn(timeZone, moment);
  return [
    dayWords(calendarDateIn(timeZone, moment)),
    `${clockWords(minute)} (${timeZoneName(timeZone, moment)})`,
  ];
}

/** `9:05 AM`. */
function clockWords(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
