import { Injectable } from '@nestjs/common';
import {
  NOT_SET,
  type NotSet,
  PREFERRED_TIME_MINUTES,
  type PreferredTime,
} from './domain/booking-options.js';
import { isOpenAt } from './domain/business-hours.js';
import { type CalendarDate, isCalendarDate } from './domain/calendar-date.js';
import type { OutsideHours } from './domain/closed-day.js';
import { holidaysBetween } from './holidays.js';
import { BusinessWeek } from './business-week.js';

/** Tells which bookings are at times when the office is closed. */
@Injectable()
export class OpenTimes {
  constructor(private readonly business: BusinessWeek) {}

  /** Why the office is closed at a preferred time; null when it is open, or when this is no real time. */
  outsideHours(date: CalendarDate, time: PreferredTime | NotSet): OutsideHours | null {
    if (!isCalendarDate(date) || time === NOT_SET || !Object.hasOwn(PREFERRED_TIME_MINUTES, time))
      return null;
    const isClosedDay = this.business.closedDays().some((day) => day.date === date);
    if (isClosedDay || holidaysBetween(date, date).length > 0) return 'holiday';
    return isOpenAt(date, PREFERRED_TIME_MINUTES[time], this.business.week()) ? null : 'closed';
  }
}
