import { addDays, type CalendarDate, sundayOf } from '@contract';
import { formatNearDay, formatShortDay, toCalendarDate } from '../dates/dates';

const DAY_MS = 86_400_000;

/** Today in the office's time zone. */
export const businessToday = (): CalendarDate => toCalendarDate(new Date());

/** The number of days from one date to another. */
const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** When a task is due, in words: `3 days overdue`, `Due today`, `Due tomorrow`, `Due Fri, Nov 27`. */
export function dueWords(dueDate: CalendarDate, today = businessToday()): string {
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days === -1) return '1 day overdue';
  if (days < 0) return `${(-days).toLocaleString('en-US')} days overdue`;
  const format = dueDate.slice(0, 4) === today.slice(0, 4) ? formatNearDay : formatShortDay;
  return `Due ${format(dueDate)}`;
}

/** How pressing an open task is; its colour follows it. */
export function urgency(dueDate: CalendarDate, today = businessToday()): 'overdue' | 'today' | 'later' {
  if (dueDate < today) return 'overdue';
  return dueDate === today ? 'today' : 'later';
}

export const urgencyShape = {
  overdue: { color: 'error.main', fontWeight: 650 },
  today: { color: 'warning.main', fontWeight: 650 },
  later: {},
};

export interface QuickDate {
  readonly label: string;
  readonly date: CalendarDate;
}

/** Dates that a new task is often due on, in order. Friday is left out where it is today, tomorrow or over. */
export function quickDates(today = businessToday()): QuickDate[] {
  const tomorrow = addDays(today, 1);
  const friday = addDays(sundayOf(today), 5);
  return [
    { label: 'Today', date: today },
    { label: 'Tomorrow', date: tomorrow },
    ...(friday > tomorrow ? [{ label: 'Friday', date: friday }] : []),
    { label: 'Next week', date: addDays(sundayOf(today), 8) },
  ];
}
