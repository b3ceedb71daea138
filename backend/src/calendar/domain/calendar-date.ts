import { formatPerZone } from './format-per-zone.js';

/** A day of the calendar: `YYYY-MM-DD`, without time or time zone. */
export type CalendarDate = string;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is an existing day. 2025-02-29 is not; `29/02/2024` is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const parts = FORM.exec(text);
  if (!parts) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// en-CA formats as YYYY-MM-DD
const dayFormat = formatPerZone('en-CA', {});
const clockFormat = formatPerZone('en-GB', { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });

/** The day at that moment in a time zone (an IANA name such as Asia/Manila). */
export function calendarDateIn(timeZone: string, moment: Date): CalendarDate {
  return dayFormat(timeZone).format(moment);
}

/** Minutes since midnight at that moment in a time zone: 570 at half past nine. */
export function minuteOfDayIn(timeZone: string, moment: Date): number {
  const [hour = 0, minute = 0] = clockFormat(timeZone).format(moment).split(':').map(Number);
  return hour * 60 + minute;
}

/** The moment at which the clocks of a time zone show that minute of that day; in the hour that a change to summer time skips, the moment after the change. */
export function momentIn(timeZone: string, date: CalendarDate, minute: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  // twice, because the offset may differ between the first guess and the moment
  const first = asUtc - offsetAt(timeZone, asUtc);
  const second = asUtc - offsetAt(timeZone, first);
  const isShown = second + offsetAt(timeZone, second) === asUtc;
  return new Date(isShown ? second : Math.max(first, second));
}

/** The moment at which a day begins in a time zone, ISO 8601 UTC. */
export function startOfDay(timeZone: string, date: CalendarDate): string {
  return momentIn(timeZone, date, 0).toISOString();
}

/**
 * The nearest day on which something can have been recorded, for a filter; a year that is being typed begins with zeros,
 * and no moment before year 1 or after 9999 can be written.
 */
export function nearestRecordedDate(date: CalendarDate): CalendarDate {
  if (date < '1970-01-02') return '1970-01-02';
  return date > '9998-12-31' ? '9998-12-31' : date;
}

/** How far the clocks of a time zone are ahead of UTC at a moment (milliseconds since 1970), in milliseconds. */
export function offsetAt(timeZone: string, moment: number): number {
  const wholeMinute = Math.floor(moment / 60_000) * 60_000;
  const date = new Date(wholeMinute);
  const shown =
    Date.parse(`${calendarDateIn(timeZone, date)}T00:00:00Z`) + minuteOfDayIn(timeZone, date) * 60_000;
  return shown - wholeMinute;
}

/** The day that many days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  return isoDate(Date.UTC(year, month - 1, day + days));
}

/** Days from one to another, negative when that is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The same day that many years later, or earlier when negative; 29 February becomes 1 March in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  return isoDate(Date.UTC(year + years, month - 1, day));
}

/** The same day that many months later, or earlier when negative; the last day of the month where there is no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** The first day of the month that many months later, or earlier when negative. */
export function firstOfMonth(date: CalendarDate, months = 0): CalendarDate {
  const [year, month] = partsOf(date);
  return isoDate(Date.UTC(year, month - 1 + months, 1));
}

/** The Sunday on or before the day: weeks start on Sunday (spec §9). */
export function sundayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
}

function partsOf(date: CalendarDate): [year: number, month: number, day: number] {
  return date.split('-').map(Number) as [number, number, number];
}

function isoDate(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10);
}
