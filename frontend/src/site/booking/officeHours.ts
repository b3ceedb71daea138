import {
  BUSINESS_HOURS,
  hoursOn,
  isCalendarDate,
  type OpenHours,
  PREFERRED_TIME_LABELS,
  type PreferredTime,
} from '@contract';

export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** An hour of the 24-hour clock as people say it: 18 is 6:00 PM. */
export function hourLabel(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The hours of a day as people say them. */
export function hoursLabel(hours: OpenHours): string {
  return hours ? `${hourLabel(hours.opens)} to ${hourLabel(hours.closes)}` : 'Closed';
}

export interface OfficeHoursRow {
  readonly days: string;
  readonly hours: string;
}

/** The week from Monday, with neighbouring days of equal hours taken together. */
export function officeHoursRows(week: readonly OpenHours[] = BUSINESS_HOURS): OfficeHoursRow[] {
  return groupedDays(week).map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours: hoursLabel(hours),
  }));
}

/** The whole week in one short line: `Mon–Fri 9–6, Sat 10–2, Sun closed`. */
export function weekInShort(week: readonly OpenHours[] = BUSINESS_HOURS): string {
  return groupedDays(week)
    .map(({ first, last, hours }) => {
      const days = first === last ? first.slice(0, 3) : `${first.slice(0, 3)}–${last.slice(0, 3)}`;
      return hours ? `${days} ${hours.opens % 12 || 12}–${hours.closes % 12 || 12}` : `${days} closed`;
    })
    .join(', ');
}

/** What to know about the office on the day wished for; the general hours while there is none. Never a refusal. */
export function dayHint(date: string): string {
  if (!isCalendarDate(date)) return weekInShort();
  const day = DAY_NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const hours = hoursOn(date);
  if (!hours) return `Closed on ${day}s. We will offer you the nearest open day.`;
  return `${day}: open ${hoursLabel(hours)}.`;
}

/** Says when the time wished for lies outside of that day's hours. Never a refusal. */
export function timeHint(date: string, time: string): string {
  if (!isCalendarDate(date) || !isPreferredTime(time)) return 'Philippine time.';
  const hours = hoursOn(date);
  if (!hours) return 'Philippine time.';
  const hour = hourOf(time);
  if (hour >= hours.opens && hour < hours.closes) return 'Philippine time.';
  return 'Outside that day’s hours. We will offer you the nearest time.';
}

function isPreferredTime(text: string): text is PreferredTime {
  return Object.hasOwn(PREFERRED_TIME_LABELS, text);
}

function hourOf(time: PreferredTime): number {
  const hour = Number.parseInt(time, 10) % 12;
  return time.endsWith('pm') ? hour + 12 : hour;
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
