import { addDays, calendarDateIn, type CalendarDate, sundayOf } from '../../calendar/domain/calendar-date.js';
import type { WeekOfLeads } from '../application/ports.js';
import type { LeadType } from '../domain/lead.js';

interface HourOfLeads {
  readonly leadType: LeadType;
  /** The hour in UTC: 2026-11-21T09. */
  readonly period: string;
  readonly leads: number;
}

/** Adds up hours to weeks in the business time zone; each week starts on Sunday (spec §9). */
export async function weeksOfLeads(
  weeks: number,
  today: CalendarDate,
  timeZone: string,
  hoursFrom: (firstHour: string) => Promise<readonly HourOfLeads[]>,
): Promise<WeekOfLeads[]> {
  const thisWeek = sundayOf(today);
  const starts = Array.from({ length: weeks }, (_, index) => addDays(thisWeek, 7 * (index + 1 - weeks)));
  const sums = new Map(starts.map((weekStart) => [weekStart, { bookings: 0, subscriptions: 0 }]));
  // one day earlier, because the first week starts in the business time zone, not in UTC
  for (const { leadType, period, leads } of await hoursFrom(`${addDays(starts[0] ?? thisWeek, -1)}T00`)) {
    const hour = new Date(`${period}:00:00Z`);
    // a lead without a valid time belongs to no week
    const week = Number.isNaN(hour.getTime()) ? null : sums.get(sundayOf(calendarDateIn(timeZone, hour)));
    if (week) week[leadType === 'appointment' ? 'bookings' : 'subscriptions'] += leads;
  }
  return [...sums].map(([weekStart, sum]) => ({ weekStart, ...sum }));
}
