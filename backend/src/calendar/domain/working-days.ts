import { addDays, type CalendarDate } from './calendar-date.js';

/**
 * The day that many working days after another one, which itself does not count. Working days are Monday to Friday without
 * the days that are holidays.
 */
export function workingDayAfter(
  date: CalendarDate,
  days: number,
  isHoliday: (date: CalendarDate) => boolean,
): CalendarDate {
  let [day, left] = [date, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !isHoliday(day)) left -= 1;
  }
  return day;
}

function isWeekend(date: CalendarDate): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}
