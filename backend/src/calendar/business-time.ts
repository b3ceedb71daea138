import { Injectable } from '@nestjs/common';
import { type CalendarDate, calendarDateIn, momentIn, startOfDay } from './domain/calendar-date.js';
import { Config } from '../platform/config.js';
import { Clock } from '../platform/clock.js';

/** The current time, and the current day in the business time zone. */
@Injectable()
export class BusinessTime {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Of the business. */
  get timeZone(): string {
    return this.config.timeZone;
  }

  timestamp(): string {
    return this.clock.timestamp();
  }

  today(): CalendarDate {
    return calendarDateIn(this.config.timeZone, this.clock.now());
  }

  /** The day of a moment, ISO 8601 UTC, in the business time zone. */
  dayOf(timestamp: string): CalendarDate {
    return calendarDateIn(this.config.timeZone, new Date(timestamp));
  }

  /** The moment at which a day begins in the business time zone, ISO 8601 UTC. */
  startOf(date: CalendarDate): string {
    return startOfDay(this.config.timeZone, date);
  }

  /** The moment of a minute of a day in the business time zone, ISO 8601 UTC. */
  at(date: CalendarDate, minute: number): string {
    return momentIn(this.config.timeZone, date, minute).toISOString();
  }
}
