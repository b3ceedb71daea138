import { BUSINESS_HOURS, type Week } from '../domain/business-hours.js';
import type { ClosedDay } from '../domain/closed-day.js';
import { BusinessWeek } from '../business-week.js';

/** The week until the owner changes it, unless another is given. */
export class FixedBusinessWeek extends BusinessWeek {
  constructor(
    private readonly days: Week = BUSINESS_HOURS,
    private readonly closed: readonly ClosedDay[] = [],
  ) {
    super();
  }

  override week(): Week {
    return this.days;
  }

  override closedDays(): readonly ClosedDay[] {
    return this.closed;
  }
}
