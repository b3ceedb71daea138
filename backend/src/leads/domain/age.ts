import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';

/** The Terms of Service ask for this age. */
const ADULT_YEARS = 18;

/** The age in whole years on a day; who is born on 29 February is a year older on 1 March of other years. */
export function ageOn(born: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Whether a person with that date of birth is under 18 on the given day; false for an invalid date or one after the day. */
export function isMinor(born: string | null, day: CalendarDate): boolean {
  if (born === null || !isCalendarDate(born) || born > day) return false;
  return ageOn(born, day) < ADULT_YEARS;
}
