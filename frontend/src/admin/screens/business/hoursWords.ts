import type { ClosedDay, OpenHours } from '@contract';
import { timeLabel } from '@/shared/clock';
import { formatShortDay } from '@/admin/ground/dates/dates';

/** The days in the order of the form: Monday first. */
export const DAYS_IN_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

const MIDNIGHT = 24 * 60;

/** `09:05`, for a time input; midnight at the end of the day is `00:00`. */
export function timeValue(minutes: number): string {
  const inDay = minutes % MIDNIGHT;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Minutes since midnight from a time input; null while it is incomplete. As a closing time, `00:00` ends the day. */
export function minutesOf(text: string, end: 'opens' | 'closes'): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const since = Number(hours) * 60 + Number(minutes);
  return end === 'closes' && since === 0 ? MIDNIGHT : since;
}

/** `9:05 AM`; `midnight` at the end of the day. */
const timeWords = (minutes: number) => (minutes === MIDNIGHT ? 'midnight' : timeLabel(minutes));

/** `9:00 AM to 6:00 PM`, or `Closed`. */
export const hoursWords = (hours: OpenHours) =>
  hours ? `${timeWords(hours.opens)} to ${timeWords(hours.closes)}` : 'Closed';

/** `Thu, Dec 24, 2026: Christmas Eve`. */
export const closedDayWords = ({ date, name }: ClosedDay) => `${formatShortDay(date)}: ${name}`;

/** The days in the order of the calendar. */
export const inOrder = (days: readonly ClosedDay[]): ClosedDay[] =>
  days.toSorted((a, b) => a.date.localeCompare(b.date));
