/** A day of the calendar as people write it on forms: `YYYY-MM-DD`, no time and no zone. */
export type CalendarDate = string;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Tells whether the text names a day that exists. 2025-02-29 does not; nor does `29/02/2024`. */
export function isCalendarDate(text: string): text is CalendarDate {
  const parts = FORM.exec(text);
  if (!parts) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day it is at that moment in a time zone (an IANA name such as Asia/Manila). */
export function calendarDateIn(timeZone: string, moment: Date): CalendarDate {
  // en-CA writes dates as YYYY-MM-DD; making a format costs far more than using one
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** The same day some years earlier; 29 February becomes 1 March where the year has none. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - years, month - 1, day)).toISOString().slice(0, 10);
}
