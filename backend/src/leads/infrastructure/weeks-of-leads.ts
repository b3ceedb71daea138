import { calendarDateIn, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { WeekOfLeads } from '../application/ports.js';
import type { LeadType } from '../domain/lead.js';

interface HourOfLeads {
  readonly leadType: LeadType;
  /** The hour in UTC as the beginning of an ISO time: 2026-11-21T09. */
  readonly period: string;
  readonly leads: number;
}

const DAY = 86_400_000;

/** Adds hours up to weeks of the business's own time zone; each week starts on Sunday (spec §9). */
export async function weeksOfLeads(
  weeks: number,
  today: CalendarDate,
  timeZone: string,
  hoursFrom: (firstHour: string) => Promise<readonly HourOfLeads[]>,
): Promise<WeekOfLeads[]> {
  const thisWeek = sundayOf(today);
  const starts = Array.from({ length: weeks }, (_, index) => daysLater(thisWeek, 7 * (index + 1 - weeks)));
  const sums = new Map(starts.map((weekStart) => [weekStart, { bookings: 0, subscriptions: 0 }]));
  // a day early, because the first week begins in the business's zone, not in UTC
  for (const { leadType, period, leads } of await hoursFrom(`${daysLater(starts[0] ?? thisWeek, -1)}T00`)) {
    const hour = new Date(`${period}:00:00Z`);
    // a lead whose time is none belongs to no week
    const week = Number.isNaN(hour.getTime()) ? null : sums.get(sundayOf(calendarDateIn(timeZone, hour)));
    if (week) week[leadType === 'appointment' ? 'bookings' : 'subscriptions'] += leads;
  }
  return [...sums].map(([weekStart, sum]) => ({ weekStart, ...sum }));
}

function sundayOf(date: CalendarDate): CalendarDate {
  return daysLater(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
}

function daysLater(date: CalendarDate, days: number): CalendarDate {
  return new Date(new Date(`${date}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);
}
