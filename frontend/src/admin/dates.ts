import { isCalendarDate, type CalendarDate } from '@contract';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);

const LONG_DAY = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const SHORT_DAY = format({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
const LONG_DATE = format({ year: 'numeric', month: 'long', day: 'numeric' });
const MOMENT = format({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const TIME = format({ hour: 'numeric', minute: '2-digit' });

/** Midnight of that day here, or null when the text names no day that exists. */
export function dayOf(text: CalendarDate): Date | null {
  if (!isCalendarDate(text)) return null;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day);
}

/** The day it is here at that moment, as YYYY-MM-DD. */
export function calendarDate(moment: Date): CalendarDate {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** `Tuesday, November 24, 2026`; a text that is no date stays as it is, here and below. */
export const longDay = (text: CalendarDate) => show(dayOf(text), LONG_DAY, text);

/** `Tue, Nov 24, 2026`. */
export const shortDay = (text: CalendarDate) => show(dayOf(text), SHORT_DAY, text);

/** `November 24, 2026`. */
export const longDate = (text: CalendarDate) => show(dayOf(text), LONG_DATE, text);

/** `Nov 24, 2026, 4:05 PM` from an ISO time. */
export const moment = (iso: string) => show(new Date(iso), MOMENT, iso);

export const timeOfDay = (date: Date) => TIME.format(date);

function show(date: Date | null, style: Intl.DateTimeFormat, otherwise: string): string {
  return date && !Number.isNaN(date.getTime()) ? style.format(date) : otherwise;
}
