import { Injectable } from '@nestjs/common';
import { BusinessTime } from './business-time.js';
import { addDays, type CalendarDate, firstOfMonth } from './domain/calendar-date.js';
import type { ClosedDay } from './domain/closed-day.js';
import { holidaysBetween } from './holidays.js';

/** One more than the 13 that are promised, because the list starts with the month and not with the day. */
const MONTHS = 14;

/** The days on which the office is closed besides its weekly hours: public holidays. */
@Injectable()
export class ClosedDays {
  constructor(private readonly time: BusinessTime) {}

  /** From the first of this month for at least 13 months; equal on all days of a month, so that pages can be cached. */
  upcoming(): ClosedDay[] {
    const first = firstOfMonth(this.time.today());
    return this.between(first, addDays(firstOfMonth(first, MONTHS), -1));
  }

  /** Both ends included, in order. */
  between(from: CalendarDate, to: CalendarDate): ClosedDay[] {
    return holidaysBetween(from, to);
  }
}
