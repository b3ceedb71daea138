import { Injectable } from '@nestjs/common';
import { type CalendarDate, calendarDateIn } from './domain/calendar-date.js';
import { Config } from '../platform/config.js';
import { Clock } from '../platform/clock.js';

/** The current time, and the current day in the business time zone. */
@Injectable()
export class BusinessTime {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  timestamp(): string {
    return this.clock.timestamp();
  }

  today(): CalendarDate {
    return calendarDateIn(this.config.timeZone, this.clock.now());
  }
}
