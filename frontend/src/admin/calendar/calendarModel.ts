import {
  addDays,
  type CalendarDate,
  firstOfMonth,
  isCalendarDate,
  PREFERRED_TIMES,
  sundayOf,
} from '@contract';
import type { Appointment } from '../../shared/api-types';
import { formatLongDate } from '../dates';
import type { Period } from '../providers/queryKeys';

export type CalendarView = 'today' | 'week' | 'month';

/** State of the calendar: the view, the month on the grid (any day of it) and the selected day. */
export interface CalendarChoice {
  readonly view: CalendarView;
  readonly month: CalendarDate;
  readonly selected: CalendarDate | null;
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

/** The weeks of a month, filled up with days of the neighbouring months. */
export function gridOf(month: CalendarDate): CalendarDate[][] {
  const { from, to } = monthOf(month);
  const weeks: CalendarDate[][] = [];
  for (let sunday = weekOf(from).from; sunday <= to; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  return weeks;
}

/** The period of the listed bookings. */
export function periodOf({ view, month, selected }: CalendarChoice, today: CalendarDate): Period {
  if (selected) return { from: selected, to: selected };
  if (view === 'today') return { from: today, to: today };
  return view === 'week' ? weekOf(today) : monthOf(month);
}

/** The title of the list (spec §2). */
export function titleOf(choice: CalendarChoice, today: CalendarDate): string {
  if (choice.selected) return `Bookings for ${formatLongDate(choice.selected)}`;
  const { from, to } = periodOf(choice, today);
  if (choice.view === 'today') return `Today - ${formatLongDate(today)}`;
  if (choice.view === 'week') return `This Week - ${formatLongDate(from)} to ${formatLongDate(to)}`;
  const name = monthName(from);
  return from === monthOf(today).from ? `This Month - ${name}` : name;
}

/** `November 2026`. */
export function monthName(date: CalendarDate): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', style);
}

/** Sorts bookings by date and time; bookings with an invalid date are omitted. */
export function sortBookings(bookings: readonly Appointment[]): Appointment[] {
  return bookings
    .filter(({ preferredDate }) => isCalendarDate(preferredDate))
    .toSorted((a, b) => a.preferredDate.localeCompare(b.preferredDate) || hour(a) - hour(b));
}

/** `1 booking scheduled`, `2 bookings scheduled`. */
export function countText(bookings: number): string {
  return `${bookings.toLocaleString('en-US')} ${bookings === 1 ? 'booking' : 'bookings'} scheduled`;
}

function hour({ preferredTime }: Appointment): number {
  return PREFERRED_TIMES.indexOf(preferredTime);
}
