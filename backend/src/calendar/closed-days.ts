import { Injectable } from '@nestjs/common';
import { BusinessTime } from './business-time.js';
import { addDays, type CalendarDate, firstOfMonth } from './domain/calendar-date.js';
import type { ClosedDay } from './domain/closed-day.js';
import { holidaysBetween } from './holidays.js';
import { BusinessWeek } from './business-week.js';
import { nextOpenDay } from './domain/business-hours.js';

/** One more than the 13 that are promised, because the list starts with the month and not with the day. */
const MONTHS = 14;

/** The days on which the office is closed besides its weekly hours: public holidays, and those that the owner names. */
@Injectable()
export class ClosedDays {
  constructor(
    private readonly time: BusinessTime,
    private readonly business: BusinessWeek,
  ) {}

  /** From the first of this month for at least 13 months; equal on all days of a month, so that pages can be cached. */
  upcoming(): ClosedDay[] {
    const first = firstOfMonth(this.time.today());
    return this.between(first, addDays(firstOfMonth(first, MONTHS), -1));
  }

  /** Both ends included, in order; a holiday that the owner names has the owner's name for it. */
  between(from: CalendarDate, to: CalendarDate): ClosedDay[] {
    const days = new Map(holidaysBetween(from, to).map((day) => [day.date, day]));
    for (const day of this.business.closedDays())
      if (day.date >= from && day.date <= to) days.set(day.date, day);
    return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  /** The first open day after another one (business-hours.ts). */
  nextOpenDay(date: CalendarDate): CalendarDate {
    return nextOpenDay(date, this.business.week(), (day) => this.between(day, day).length > 0);
  }
}
