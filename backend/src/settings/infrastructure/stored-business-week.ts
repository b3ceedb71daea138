import { Injectable } from '@nestjs/common';
import type { Week } from '../../calendar/domain/business-hours.js';
import type { ClosedDay } from '../../calendar/domain/closed-day.js';
import { BusinessWeek } from '../../calendar/business-week.js';
import { Business } from '../business.js';

/** The opening hours of the settings. */
@Injectable()
export class StoredBusinessWeek extends BusinessWeek {
  constructor(private readonly business: Business) {
    super();
  }

  override week(): Week {
    return this.business.current().hours.week;
  }

  override closedDays(): readonly ClosedDay[] {
    return this.business.current().hours.closedDays;
  }
}
