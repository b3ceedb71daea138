import { addDays, isCalendarDate, momentIn, PREFERRED_TIME_MINUTES, type CalendarDate } from '@contract';
import { formatIsoDateTime, formatNearDay, formatShortDay, formatTime, toCalendarDate } from './dates';
import { consoleSettings } from '../settings/consoleSettings';

const { timeZone } = consoleSettings;

/** The moment of a date and a time of day in the office's time zone, as ISO time; null while one of them is missing. */
export function momentOf(date: CalendarDate, time: string): string | null {
  if (!date || !time) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = momentIn(timeZone, date, hours * 60 + minutes);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Whether the time of a consultation has passed. */
export function hasBegun(
  { preferredDate, preferredTime }: { readonly preferredDate: string; readonly preferredTime: string },
  now = new Date(),
): boolean {
  const minute = (PREFERRED_TIME_MINUTES as Readonly<Record<string, number | undefined>>)[preferredTime];
  if (!isCalendarDate(preferredDate) || minute === undefined) return false;
  return momentIn(timeZone, preferredDate, minute) <= now;
}

/** The date and the time of day of an ISO time in the office's time zone. */
export function dateAndTimeOf(iso: string): { date: CalendarDate; time: string } {
  const [date = '', time = ''] = formatIsoDateTime(iso).split(' ');
  return { date, time };
}

/** When something is scheduled unless staff choose another time: 8:00 tomorrow, in the office's time zone. */
export const tomorrowMorning = (now = new Date()) => ({
  date: addDays(toCalendarDate(now), 1),
  time: '08:00',
});

/** `Wed, Nov 25, 8:30 AM` in the office's time zone, from an ISO time; with the year unless it is this one. */
export function formatScheduled(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const day = toCalendarDate(moment);
  const isThisYear = day.slice(0, 4) === toCalendarDate(now).slice(0, 4);
  return `${isThisYear ? formatNearDay(day) : formatShortDay(day)}, ${formatTime(moment)}`;
}

/** `Manila`. */
export const zoneName = () => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
