import { addDays, firstOfMonth, sundayOf, type CalendarDate } from '@contract';
import type { LeadFilter } from './requests';

/** Days relative to the current day; `dates` stands for two given days. Weeks start on Sunday (spec §9). */
export const LEAD_PERIODS = [
  'yesterday-on',
  'today',
  'tomorrow',
  'this-week',
  'next-week',
  'this-month',
  'dates',
] as const;

export type LeadPeriod = (typeof LEAD_PERIODS)[number];

interface Days {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** The days of a period, both included; an absent end is open. `given` are the days of `dates`. */
export function daysOf(period: LeadPeriod | undefined, today: CalendarDate, given: Days = {}): Days {
  const sunday = sundayOf(today);
  switch (period) {
    case 'yesterday-on':
      return { from: addDays(today, -1) };
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'this-week':
      return { from: sunday, to: addDays(sunday, 6) };
    case 'next-week':
      return { from: addDays(sunday, 7), to: addDays(sunday, 13) };
    case 'this-month':
      return { from: firstOfMonth(today), to: addDays(firstOfMonth(today, 1), -1) };
    case 'dates':
      return given;
    default:
      return {};
  }
}

/** The filter with its periods as days, as the server takes it. */
export function requestedLeads(filter: LeadFilter, today: CalendarDate) {
  const { created, createdFrom, createdTo, appointment, preferredDateFrom, preferredDateTo, ...others } =
    filter;
  const made = daysOf(created, today, { from: createdFrom, to: createdTo });
  const wanted = daysOf(appointment, today, { from: preferredDateFrom, to: preferredDateTo });
  return {
    ...others,
    createdFrom: made.from,
    createdTo: made.to,
    preferredDateFrom: wanted.from,
    preferredDateTo: wanted.to,
  };
}
