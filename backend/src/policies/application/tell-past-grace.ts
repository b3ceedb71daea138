import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { afterGrace, firstToldDay } from '../domain/follow-ups.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { PolicyDays } from '../policy-days.js';

/** Tells other software of premiums whose days of grace are over: this follows from dates alone, so no change does it. */
@Injectable()
export class TellPastGrace {
  constructor(
    private readonly units: UnitOfWork,
    private readonly days: PolicyDays,
    private readonly events: OutboundEvents,
    private readonly time: BusinessTime,
  ) {}

  /** Each premium is told once. */
  async execute(): Promise<void> {
    const today = this.time.today();
    const premiums = await this.days.pastGrace(firstToldDay(today), today);
    if (premiums.length === 0) return;
    await this.units.run((unit) => this.events.publish(unit, premiums.map(afterGrace)));
  }
}
