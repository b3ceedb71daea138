import { calendarDateIn, minuteOfDayIn, type OpenHours, type Week } from '@contract';
import { onClock, timeLabel, WEEKDAYS } from '../../shared/clock';

/** Formats the hours of a day. */
export function hoursLabel(hours: OpenHours): string {
  return hours ? `${timeLabel(hours.opens)} to ${timeLabel(hours.closes)}` : 'Closed';
}

export interface BusinessHoursRow {
  readonly days: string;
  readonly hours: string;
}

/** The rows of the week from Monday, with equal neighbouring days grouped. */
export function businessHoursRows(week: Week): BusinessHoursRow[] {
  return groupedDays(week).map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours: hoursLabel(hours),
  }));
}

/** The week in one short line: `Mon–Fri 9–6, Sat 8:30–12, Sun closed`. */
export function shortWeekLabel(week: Week): string {
  return groupedDays(week)
    .map(({ first, last, hours }) => {
      const days = first === last ? first.slice(0, 3) : `${first.slice(0, 3)}–${last.slice(0, 3)}`;
      return hours ? `${days} ${shortTime(hours.opens)}–${shortTime(hours.closes)}` : `${days} closed`;
    })
    .join(', ');
}

/** A time in the office's time zone. */
export interface BusinessTime {
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

export function businessTime(timeZone: string, moment: Date): BusinessTime {
  return { date: calendarDateIn(timeZone, moment), minute: minuteOfDayIn(timeZone, moment) };
}

function shortTime(time: number): string {
  const { hour, minute } = onClock(time);
  return minute === '00' ? String(hour) : `${hour}:${minute}`;
}

function groupedDays(week: Week) {
  const groups: { first: string; last: string; hours: OpenHours }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const name = WEEKDAYS[day] ?? '';
    const hours = week[day] ?? null;
    const group = groups.at(-1);
    if (group && hoursLabel(group.hours) === hoursLabel(hours)) group.last = name;
    else groups.push({ first: name, last: name, hours });
  }
  return groups;
}
