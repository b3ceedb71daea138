import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { BusinessTime } from './business-time.js';
import { ClosedDays } from './closed-days.js';
import { BusinessMinutes } from './domain/business-minutes.js';
import { calendarDateIn } from './domain/calendar-date.js';
import { BusinessWeek } from './business-week.js';

const LONGEST = 5 * 365 * 86_400_000;

/** A span between two times in ISO 8601. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Measures time by the opening hours of the office. */
@Injectable()
export class ElapsedBusinessTime {
  constructor(
    private readonly time: BusinessTime,
    private readonly closedDays: ClosedDays,
    private readonly business: BusinessWeek,
    private readonly config: Config,
  ) {}

  /**
   * The minutes of each span within the opening hours of days that are not closed days. Only the last five years are
   * counted, and nothing of the future; 0 when a time cannot be read.
   */
  minutes(spans: readonly Span[]): number[] {
    const now = Date.parse(this.time.timestamp());
    const counted = spans.map(({ from, to }) => ({
      from: Math.max(Date.parse(from), now - LONGEST),
      to: Math.min(Date.parse(to), now),
    }));
    const isCounted = (span: { from: number; to: number }) => span.from < span.to;
    const earliest = counted.filter(isCounted).reduce((least, { from }) => Math.min(least, from), now);
    const day = (moment: number) => calendarDateIn(this.config.timeZone, new Date(moment));
    const closedDays = this.closedDays.between(day(earliest), day(now)).map(({ date }) => date);
    const minutes = new BusinessMinutes(this.config.timeZone, this.business.week(), closedDays);
    return counted.map((span) =>
      isCounted(span) ? minutes.between(new Date(span.from), new Date(span.to)) : 0,
    );
  }
}
