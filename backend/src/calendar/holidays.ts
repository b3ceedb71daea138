import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import type { CalendarDate } from './domain/calendar-date.js';
import type { ClosedDay } from './domain/closed-day.js';

const require = createRequire(import.meta.url);
let loaded: Holidays | undefined;

/** The data of all countries take a tenth of a second to load: at the first question, not at the start. */
function philippine(): Holidays {
  if (loaded) return loaded;
  const Country = require('date-holidays') as typeof Holidays;
  // `public` are the regular holidays; the special days that a yearly proclamation may add are not known in advance
  return (loaded = new Country('PH', { languages: ['en'], types: ['public'] }));
}

/** The holidays of a year; calculating them takes about 20 ms. */
const years = new Map<number, readonly ClosedDay[]>();

/** Holidays of later years are not calculated, because a visitor may prefer any date. */
const LAST_YEAR = 2100;

/** The public holidays of the Philippines from one day to another, both included, in order; none after 2100. */
export function holidaysBetween(from: CalendarDate, to: CalendarDate): ClosedDay[] {
  const days: ClosedDay[] = [];
  const lastYear = Math.min(Number(to.slice(0, 4)), LAST_YEAR);
  for (let year = Number(from.slice(0, 4)); year <= lastYear; year += 1) days.push(...holidaysOf(year));
  return days.filter(({ date }) => date >= from && date <= to);
}

function holidaysOf(year: number): readonly ClosedDay[] {
  const known = years.get(year);
  if (known) return known;
  // `date` is the local day, followed by a time
  const days = philippine()
    .getHolidays(year)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  years.set(year, days);
  return days;
}
