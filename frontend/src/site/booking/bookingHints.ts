import { hoursOn, isCalendarDate, isMinor, PREFERRED_TIME_LABELS, type PreferredTime } from '@contract';
import { WEEKDAYS } from '../../shared/clock';
import { hoursLabel, type BusinessTime, shortWeekLabel } from './businessHours';
import { hasPassed, hasTimeLeft, isWithinHours, type BusinessDays } from './openDays';

/** A text below a field. Advice says that another day or time will be offered; it is never an error. */
export interface Hint {
  readonly text: string;
  readonly advice?: boolean;
}

const OTHER_DAY = 'We will offer you the nearest open day.';

/**
 * Hint for the preferred date: the hours of that day, why it does not suit, or the whole week without a date. `now` is
 * undefined until the page is hydrated.
 */
export function dayHint(
  date: string,
  { week, closedDays }: BusinessDays,
  now: BusinessTime | undefined,
): Hint {
  if (!isCalendarDate(date)) return { text: shortWeekLabel(week) };
  const closed = closedDays.find((day) => day.date === date);
  if (closed) return { text: `${closed.name}: we are closed. ${OTHER_DAY}`, advice: true };
  const day = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const hours = hoursOn(date, week);
  if (!hours) return { text: `Closed on ${day}s. ${OTHER_DAY}`, advice: true };
  if (date === now?.date && !hasTimeLeft(date, now, week))
    return { text: `No time is left today. ${OTHER_DAY}`, advice: true };
  return { text: `${day}: open ${hoursLabel(hours)}.` };
}

/** Hint for the preferred time: it has passed, it is outside the hours of that day, or the name of the time zone. */
export function timeHint(
  { date, time }: { readonly date: string; readonly time: string },
  { week, closedDays }: BusinessDays,
  timeZoneName: string,
  now: BusinessTime | undefined,
): Hint {
  const zone = { text: `${timeZoneName}.` };
  if (!isCalendarDate(date) || !isPreferredTime(time)) return zone;
  if (date === now?.date && hasPassed(date, time, now))
    return {
      text: `${PREFERRED_TIME_LABELS[time]} has passed today; we will offer the next one.`,
      advice: true,
    };
  const closed = hoursOn(date, week) === null || closedDays.some((day) => day.date === date);
  if (closed || isWithinHours(date, time, week)) return zone;
  return { text: 'Outside that day’s hours. We will offer you the nearest time.', advice: true };
}

/** Whether somebody born on that day is too young to book; never before the page is hydrated. */
export function isMinorToday(birthDate: string, now: BusinessTime | undefined): boolean {
  return now !== undefined && isMinor(birthDate, now.date);
}

function isPreferredTime(text: string): text is PreferredTime {
  return Object.hasOwn(PREFERRED_TIME_LABELS, text);
}
