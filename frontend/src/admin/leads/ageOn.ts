import type { CalendarDate } from '@contract';

/** The age in whole years on a day. */
export function ageOn(born: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
