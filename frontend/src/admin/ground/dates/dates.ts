import { isCalendarDate, type CalendarDate } from '@contract';
import { consoleSettings } from '../settings/consoleSettings';

const { timeZone } = consoleSettings;
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
// a plain date has no time zone: it is parsed and formatted in UTC
const dayFormat = (options: Intl.DateTimeFormatOptions) => format({ ...options, timeZone: 'UTC' });

const LONG_DAY = dayFormat({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const SHORT_DAY = dayFormat({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
const NEAR_DAY = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const LONG_DATE = dayFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const DATE = dayFormat({ year: 'numeric', month: 'short', day: 'numeric' });
const MONTH = dayFormat({ year: 'numeric', month: 'long' });
const MONTH_DAY = dayFormat({ month: 'short', day: 'numeric' });
const DATE_TIME = format({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});
const TIME = format({ hour: 'numeric', minute: '2-digit', timeZone });
// the Swedish format is ISO 8601
const ISO_DATE_TIME = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** Midnight UTC of a date; null if the date does not exist. */
function dayOf(text: CalendarDate): Date | null {
  return isCalendarDate(text) ? new Date(`${text}T00:00:00Z`) : null;
}

/** The date in the office's time zone, as YYYY-MM-DD. */
export const toCalendarDate = (time: Date): CalendarDate => ISO_DATE_TIME.format(time).slice(0, 10);

/** `Tuesday, November 24, 2026`. This and the functions below return an invalid date unchanged. */
export const formatLongDay = (text: CalendarDate) => show(dayOf(text), LONG_DAY, text);

/** `Tue, Nov 24, 2026`. */
export const formatShortDay = (text: CalendarDate) => show(dayOf(text), SHORT_DAY, text);

/** `Tue, Nov 24`. */
export const formatNearDay = (text: CalendarDate) => show(dayOf(text), NEAR_DAY, text);

/** `November 24, 2026`. */
export const formatLongDate = (text: CalendarDate) => show(dayOf(text), LONG_DATE, text);

/** `Nov 24, 2026`. */
export const formatDate = (text: CalendarDate) => show(dayOf(text), DATE, text);

/** `November 2026`, of any day of the month. */
export const formatMonth = (text: CalendarDate) => show(dayOf(text), MONTH, text);

/** `Nov 24`. */
export const formatMonthDay = (text: CalendarDate) => show(dayOf(text), MONTH_DAY, text);

/** `Nov 24, 2026, 4:05 PM` in the office's time zone, from an ISO time. */
export const formatDateTime = (iso: string) => show(new Date(iso), DATE_TIME, iso);

/** `2026-11-24 16:05` in the office's time zone, from an ISO time; sortable, and a date in spreadsheets. */
export const formatIsoDateTime = (iso: string) => show(new Date(iso), ISO_DATE_TIME, iso);

/** `4:05 PM` today, `Nov 24` of this year, else `Nov 24, 2026`; in the office's time zone, from an ISO time. */
export function formatRecent(iso: string, now = new Date()): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const [day, today] = [toCalendarDate(time), toCalendarDate(now)];
  if (day === today) return formatTime(time);
  return day.slice(0, 4) === today.slice(0, 4)
    ? formatMonthDay(day)
    : `${formatMonthDay(day)}, ${day.slice(0, 4)}`;
}

/** `4:05 PM` in the office's time zone. */
export const formatTime = (date: Date) => TIME.format(date);

function show(date: Date | null, style: Intl.DateTimeFormat, otherwise: string): string {
  return date && !Number.isNaN(date.getTime()) ? style.format(date) : otherwise;
}
