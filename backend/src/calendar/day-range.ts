import { Invalid } from '../platform/domain-error.js';
import { type CalendarDate, isCalendarDate } from './domain/calendar-date.js';

const isDate = (value: unknown): value is CalendarDate => typeof value === 'string' && isCalendarDate(value);

/** Parses the days of a calendar. Rejects invalid dates and more than `most` days after the first. */
export function dayRange(
  { from, to }: Readonly<Record<string, unknown>>,
  most = 100,
): {
  from: CalendarDate;
  to: CalendarDate;
} {
  if (!isDate(from)) throw new Invalid({ from: 'field.real-date' });
  if (!isDate(to)) throw new Invalid({ to: 'field.real-date' });
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days > most) throw new Invalid({ to: ['calendar.too-many-days', { days: most }] });
  return { from, to };
}
