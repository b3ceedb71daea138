import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { newId } from '../../platform/clock.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { asOf, withNext } from '../domain/premium-plan.js';
import { plannedUntil } from '../domain/premium-schedule.js';
import { type PolicyPlace, PolicyRepository } from './ports.js';

/** Policies of a piece. */
const PIECE = 200;

/**
 * Stores the premiums of the months ahead, which are there long before they are due, and the terms that hold since today, of
 * all policies.
 */
@Injectable()
export class PlanPremiumsDaily {
  constructor(
    private readonly units: UnitOfWork,
    private readonly policies: PolicyRepository,
    private readonly time: BusinessTime,
  ) {}

  async execute(): Promise<void> {
    const today = this.time.today();
    await this.planEach('terms', today, today);
    await this.planEach('premiums', plannedUntil(today), today);
  }

  private async planEach(by: 'premiums' | 'terms', day: CalendarDate, today: CalendarDate): Promise<void> {
    for (;;) {
      const places = await this.policies.toPlan(by, day, PIECE);
      for (const place of places) await this.plan(place, today);
      if (places.length < PIECE) return;
    }
  }

  private plan(place: PolicyPlace, today: CalendarDate): Promise<void> {
    return this.units.run(async (unit) => {
      const stored = await this.policies.lock(unit, place);
      if (!stored) return;
      const { premiums } = stored;
      const planned = withNext({ policy: asOf(stored.policy, today), premiums }, { today, newId });
      await this.policies.save(unit, stored, { ...stored, ...planned });
    });
  }
}
