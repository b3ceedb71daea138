import { BUSINESS_HOURS, calendarDateIn, minuteOfDayIn, type OpenHours } from '@contract';

export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Formats an hour of the 24-hour clock: 18 is 6:00 PM. */
export function hourLabel(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the hours of a day. */
export function hoursLabel(hours: OpenHours): string {
  return hours ? `${hourLabel(hours.opens)} to ${hourLabel(hours.closes)}` : 'Closed';
}

export interface OfficeHoursRow {
  readonly days: string;
  readonly hours: string;
}

/** The rows of the week from Monday, with equal neighbouring days grouped. */
export function officeHoursRows(week: readonly OpenHours[] = BUSINESS_HOURS): OfficeHoursRow[] {
  return groupedDays(week).map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours: hoursLabel(hours),
  }));
}

/** The week in one short line: `Mon–Fri 9–6, Sat 10–2, Sun closed`. */
export function shortWeekLabel(week: readonly OpenHours[] = BUSINESS_HOURS): string {
  return groupedDays(week)
    .map(({ first, last, hours }) => {
      const days = first === last ? first.slice(0, 3) : `${first.slice(0, 3)}–${last.slice(0, 3)}`;
      return hours ? `${days} ${hours.opens % 12 || 12}–${hours.closes % 12 || 12}` : `${days} closed`;
    })
    .join(', ');
}

/** A time in the office's time zone. */
export interface OfficeTime {
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

export function officeTime(timeZone: string, moment: Date): OfficeTime {
  return { date: calendarDateIn(timeZone, moment), minute: minuteOfDayIn(timeZone, moment) };
}

function groupedDays(week: readonly OpenHours[]) {
  const groups: { first: string; last: string; hours: OpenHours }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const name = DAY_NAMES[day] ?? '';
    const hours = week[day] ?? null;
    const group = groups.at(-1);
    if (group && hoursLabel(group.hours) === hoursLabel(hours)) group.last = name;
    else groups.push({ first: name, last: name, hours });
  }
  return groups;
}
