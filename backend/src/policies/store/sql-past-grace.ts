import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Database } from '../../platform/database/database.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { PolicyDays } from '../policy-days.js';

/** After days without the software, those days are published too. */
const DAYS_BACK = 7;

/** Publishes to webhooks the premiums whose days of grace are over: this follows from dates alone, so no change does it. */
@Injectable()
export class SqlPastGrace {
  constructor(
    private readonly database: Database,
    private readonly days: PolicyDays,
    private readonly events: OutboundEvents,
  ) {}

  /** Each premium is published once. */
  async publish(today: CalendarDate): Promise<void> {
    const premiums = await this.days.pastGrace(addDays(today, -DAYS_BACK), today);
    if (premiums.length === 0) return;
    await this.database.run((unit) =>
      this.events.publish(
        unit,
        premiums.map(({ id, clientId: aboutId }) => ({
          type: 'premium.past_grace' as const,
          id,
          aboutId,
          dedupKey: `past_grace:${id}`,
        })),
      ),
    );
  }
}
