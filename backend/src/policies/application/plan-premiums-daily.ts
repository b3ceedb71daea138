import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { plannedUntil } from '../domain/premium-schedule.js';
import { SqlPremiums } from '../store/sql-premiums.js';

/** Stores the premiums of the months ahead, of all policies: they are there long before they are due. */
@Injectable()
export class PlanPremiumsDaily {
  constructor(
    private readonly premiums: SqlPremiums,
    private readonly time: BusinessTime,
  ) {}

  execute(): Promise<void> {
    const today = this.time.today();
    return this.premiums.planAllUntil(plannedUntil(today), today);
  }
}
