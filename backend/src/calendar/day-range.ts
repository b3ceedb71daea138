import { Invalid } from '../platform/domain-error.js';
import { type CalendarDate, isCalendarDate } from './domain/calendar-date.js';

const MOST_DAYS = 100;
const isDate = (value: unknown): value is CalendarDate => typeof value === 'string' && isCalendarDate(value);

/** Parses the days of a calendar. Rejects invalid dates and more than 100 days. */
export function dayRange({ from, to }: Readonly<Record<string, unknown>>): {
  from: CalendarDate;
  to: CalendarDate;
} {
  if (!isDate(from)) throw new Invalid({ from: 'field.real-date' });
  if (!isDate(to)) throw new Invalid({ to: 'field.real-date' });
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days > MOST_DAYS)
    throw new Invalid({ to: ['calendar.too-many-days', { days: MOST_DAYS }] });
  return { from, to };
}
