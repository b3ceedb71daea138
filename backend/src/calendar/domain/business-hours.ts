import type { CalendarDate } from './calendar-date.js';

/** Opening and closing hour of a day on a 24-hour clock, or null when the office is closed. */
export type OpenHours = { readonly opens: number; readonly closes: number } | null;

/** Sunday first: Monday to Friday 9–18, Saturday 10–14, Sunday closed (spec §9). */
export const BUSINESS_HOURS: readonly OpenHours[] = [
  null,
  { opens: 9, closes: 18 },
  { opens: 9, closes: 18 },
  { opens: 9, closes: 18 },
  { opens: 9, closes: 18 },
  { opens: 9, closes: 18 },
  { opens: 10, closes: 14 },
];

/** The opening hours of a day, for display. A preferred time outside of them is accepted. */
export function hoursOn(date: CalendarDate): OpenHours {
  return BUSINESS_HOURS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null;
}

/** Whether the weekly hours include that minute of the day. */
export function isOpenAt(date: CalendarDate, minute: number): boolean {
  const hours = hoursOn(date);
  return hours !== null && minute >= hours.opens * 60 && minute < hours.closes * 60;
}
