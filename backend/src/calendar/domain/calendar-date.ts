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

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day at that moment in a time zone (an IANA name such as Asia/Manila). */
export function calendarDateIn(timeZone: string, moment: Date): CalendarDate {
  // en-CA formats as YYYY-MM-DD; creating a format costs far more than using one
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Minutes since midnight at that moment in a time zone: 570 at half past nine. */
export function minuteOfDayIn(timeZone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  const [hour = 0, minute = 0] = format.format(moment).split(':').map(Number);
  return hour * 60 + minute;
}

/** The day that many days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  return isoDate(Date.UTC(year, month - 1, day + days));
}

/** The same day that many years later, or earlier when negative; 29 February becomes 1 March in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  return isoDate(Date.UTC(year + years, month - 1, day));
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
