import { Injectable } from '@nestjs/common';
import { type CalendarDate, calendarDateIn } from '../calendar/domain/calendar-date.js';
import { Config } from '../config.js';
import { Clock } from './clock.js';

/** The time at the office: the moment, and the day it is there. */
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
