import {
  addDays,
  type ClosedDay,
  hoursOn,
  PREFERRED_TIME_MINUTES,
  PREFERRED_TIMES,
  type PreferredTime,
  type TakenTimes,
  type Week,
} from '@contract';
import type { BusinessTime } from './businessHours';

/** Days to look at: an office that is closed for longer has no next open day. */
const HORIZON = 60;

/** When the office is open. */
export interface BusinessDays {
  readonly week: Week;
  /** The days on which it is closed besides its weekly hours. */
  readonly closedDays: readonly ClosedDay[];
}

/** Whether a time is within the opening hours of a day by the weekly hours. */
export function isWithinHours(date: string, time: PreferredTime, week: Week): boolean {
  const hours = hoursOn(date, week);
  const minute = PREFERRED_TIME_MINUTES[time];
  return hours !== null && minute >= hours.opens && minute < hours.closes;
}

/** Whether a time of a day is in the past; a time that is now has passed. */
export function hasPassed(date: string, time: PreferredTime, now: BusinessTime): boolean {
  return date < now.date || (date === now.date && PREFERRED_TIME_MINUTES[time] <= now.minute);
}

/** Whether at least one preferred time within the hours of that day lies ahead and is not taken. */
export function hasTimeLeft(
  date: string,
  now: BusinessTime,
  week: Week,
  taken: readonly PreferredTime[] = [],
): boolean {
  return PREFERRED_TIMES.some(
    (time) => !taken.includes(time) && isWithinHours(date, time, week) && !hasPassed(date, time, now),
  );
}

/** When the office is open and somebody is free. */
export interface FreeTimes extends BusinessDays {
  readonly takenTimes: TakenTimes;
}

/** The next days, today included, that are open and have a free preferred time ahead. */
export function nextOpenDays(
  now: BusinessTime,
  { week, closedDays, takenTimes }: FreeTimes,
  count: number,
): string[] {
  const closed = new Set(closedDays.map(({ date }) => date));
  const days: string[] = [];
  for (let ahead = 0; ahead < HORIZON && days.length < count; ahead += 1) {
    const date = addDays(now.date, ahead);
    if (!closed.has(date) && hasTimeLeft(date, now, week, takenTimes[date])) days.push(date);
  }
  return days;
}
