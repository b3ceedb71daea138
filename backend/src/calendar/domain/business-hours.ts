import type { CalendarDate } from './calendar-date.js';

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
