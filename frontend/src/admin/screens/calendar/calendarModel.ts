import {
  addDays,
  type CalendarDate,
  firstOfMonth,
  isCalendarDate,
  PREFERRED_TIMES,
  sundayOf,
} from '@contract';
import type { Appointment } from '@/shared/api-types';
import { formatLongDate } from '@/admin/ground/dates/dates';
import type { Period } from '@/admin/ground/api/queryKeys';

export const CALENDAR_VIEWS = ['today', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** State of the calendar: the view, any day of the shown week or month, and the selected day. */
export interface CalendarChoice {
  readonly view: CalendarView;
  readonly date: CalendarDate;
  readonly selected: CalendarDate | null;
}

export interface DayGroup {
  readonly date: CalendarDate;
  readonly bookings: readonly Appointment[];
}

/** The week of a date, Sunday to Saturday (spec §9). */
export function weekOf(date: CalendarDate): Period {
  const from = sundayOf(date);
  return { from, to: addDays(from, 6) };
}

export function monthOf(date: CalendarDate): Period {
  const from = firstOfMonth(date);
  return { from, to: addDays(firstOfMonth(date, 1), -1) };
}

/** The seven days of a date's week. */
export function daysOfWeek(date: CalendarDate): CalendarDate[] {
  return Array.from({ length: 7 }, (_, day) => addDays(sundayOf(date), day));
}

/** The weeks of a month, filled up with days of the neighbouring months. */
export function gridOf(month: CalendarDate): CalendarDate[][] {
  const { from, to } = monthOf(month);
  const weeks: CalendarDate[][] = [];
  for (let sunday = sundayOf(from); sunday <= to; sunday = addDays(sunday, 7)) weeks.push(daysOfWeek(sunday));
  return weeks;
}

/** The period of the listed bookings. */
export function periodOf({ view, date, selected }: CalendarChoice, today: CalendarDate): Period {
  if (selected) return { from: selected, to: selected };
  if (view === 'today') return { from: today, to: today };
  return view === 'week' ? weekOf(date) : monthOf(date);
}

/** The title of the list (spec §2); weeks and months other than the current ones are not called "This". */
export function titleOf(choice: CalendarChoice, today: CalendarDate): string {
  if (choice.selected) return `Bookings for ${formatLongDate(choice.selected)}`;
  if (choice.view === 'today') return `Today - ${formatLongDate(today)}`;
  const { from } = periodOf(choice, today);
  const name = choice.view === 'week' ? weekName(from) : monthName(from);
  const current = periodOf({ ...choice, date: today }, today);
  if (from !== current.from) return name;
  return `This ${choice.view === 'week' ? 'Week' : 'Month'} - ${name}`;
}

/** `November 2026`. */
export function monthName(date: CalendarDate): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', style);
}

/** `November 15, 2026 to November 21, 2026`. */
export function weekName(date: CalendarDate): string {
  const { from, to } = weekOf(date);
  return `${formatLongDate(from)} to ${formatLongDate(to)}`;
}

/** Sorts bookings by date and time; bookings with an invalid date are omitted. */
export function sortBookings(bookings: readonly Appointment[]): Appointment[] {
  return bookings
    .filter(({ preferredDate }) => isCalendarDate(preferredDate))
    .toSorted((a, b) => a.preferredDate.localeCompare(b.preferredDate) || hour(a) - hour(b));
}

/** The days that have bookings, in the order of the sorted bookings, and among them those other days. */
export function groupByDay(bookings: readonly Appointment[], days: readonly CalendarDate[] = []): DayGroup[] {
  const dates = new Set([...bookings.map(({ preferredDate }) => preferredDate), ...days]);
  return [...dates].sort().map((date) => ({
    date,
    bookings: bookings.filter(({ preferredDate }) => preferredDate === date),
  }));
}

/** `1 booking`, `2 bookings`. */
export function bookingsText(bookings: number): string {
  return `${bookings.toLocaleString('en-US')} ${bookings === 1 ? 'booking' : 'bookings'}`;
}

/** `1 booking scheduled`, `2 bookings scheduled`. */
export function countText(bookings: number): string {
  return `${bookingsText(bookings)} scheduled`;
}

function hour({ preferredTime }: Appointment): number {
  return PREFERRED_TIMES.findIndex((time) => time === preferredTime);
}
