import { isCalendarDate, PREFERRED_TIMES, type CalendarDate } from '@contract';
import type { Appointment } from '../../shared/api-types';
import { longDate } from '../dates';
import type { Period } from '../providers/queryKeys';

export type CalendarView = 'today' | 'week' | 'month';

/** What the calendar shows: a view, the month on the grid (any day of it) and perhaps one day. */
export interface CalendarChoice {
  readonly view: CalendarView;
  readonly month: CalendarDate;
  readonly selected: CalendarDate | null;
}

const DAY = 24 * 60 * 60 * 1000;

/** That many days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The first day of the month so many months later. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Sunday to Saturday around that day (spec §9). */
export function weekOf(date: CalendarDate): Period {
  const from = addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
  return { from, to: addDays(from, 6) };
}

export function monthOf(date: CalendarDate): Period {
  const from = addMonths(date, 0);
  return { from, to: addDays(addMonths(date, 1), -1) };
}

/** The month in whole weeks, with the days of its neighbours that fill the first and the last. */
export function gridOf(month: CalendarDate): CalendarDate[][] {
  const { from, to } = monthOf(month);
  const weeks: CalendarDate[][] = [];
  for (let sunday = weekOf(from).from; sunday <= to; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  return weeks;
}

/** The days whose bookings are listed. */
export function periodOf({ view, month, selected }: CalendarChoice, today: CalendarDate): Period {
  if (selected) return { from: selected, to: selected };
  if (view === 'today') return { from: today, to: today };
  return view === 'week' ? weekOf(today) : monthOf(month);
}

/** The title over the list (spec §2). */
export function titleOf(choice: CalendarChoice, today: CalendarDate): string {
  if (choice.selected) return `Bookings for ${longDate(choice.selected)}`;
  const { from, to } = periodOf(choice, today);
  if (choice.view === 'today') return `Today - ${longDate(today)}`;
  if (choice.view === 'week') return `This Week - ${longDate(from)} to ${longDate(to)}`;
  const name = monthName(from);
  return from === monthOf(today).from ? `This Month - ${name}` : name;
}

/** `November 2026`. */
export function monthName(date: CalendarDate): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', style);
}

/** Bookings in the order of the day and the hour; one whose date cannot be read is left out. */
export function inOrder(bookings: readonly Appointment[]): Appointment[] {
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
