import { addDays, type CalendarDate } from './calendar-date.js';

/** When a day opens and closes, in minutes since midnight, or null when the office is closed. */
export type OpenHours = { readonly opens: number; readonly closes: number } | null;

/** The days of a week, Sunday first. */
export type Week = readonly OpenHours[];

const NINE_TO_SIX = { opens: 9 * 60, closes: 18 * 60 };

/** The week until the owner changes it: Monday to Friday 9–18, Saturday 10–14, Sunday closed (spec §9). */
export const BUSINESS_HOURS: Week = [
  null,
  NINE_TO_SIX,
  NINE_TO_SIX,
  NINE_TO_SIX,
  NINE_TO_SIX,
  NINE_TO_SIX,
  { opens: 10 * 60, closes: 14 * 60 },
];

/** The opening hours of a day, for display. A preferred time outside of them is accepted. */
export function hoursOn(date: CalendarDate, week: Week): OpenHours {
  return week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null;
}

/** Whether the weekly hours include that minute of the day. */
export function isOpenAt(date: CalendarDate, minute: number, week: Week): boolean {
  const hours = hoursOn(date, week);
  return hours !== null && minute >= hours.opens && minute < hours.closes;
}

/** Days to look at: an office that is closed for longer has no next open day. */
const MOST_DAYS = 20;

/**
 * The first day after another one that has opening hours and is not closed besides; the day after it in an office that
 * opens on none of the next days.
 */
export function nextOpenDay(
  date: CalendarDate,
  week: Week,
  isClosed: (date: CalendarDate) => boolean,
): CalendarDate {
  const days = Array.from({ length: MOST_DAYS }, (_, index) => addDays(date, index + 1));
  return days.find((day) => hoursOn(day, week) !== null && !isClosed(day)) ?? addDays(date, 1);
}
