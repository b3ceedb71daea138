import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Database } from '../../platform/database/database.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import { PolicyDays } from '../policy-days.js';

/** A server that was off for some days tells of those days too. */
const DAYS_BACK = 7;

/** Tells webhooks of premiums whose days of grace are over: this follows from dates alone, so no change says it. */
@Injectable()
export class SqlPastGrace {
  constructor(
    private readonly database: Database,
    private readonly days: PolicyDays,
    private readonly events: OutboundEvents,
  ) {}

  /** Telling it again tells nothing. */
  async tell(today: CalendarDate): Promise<void> {
    const premiums = await this.days.pastGrace(addDays(today, -DAYS_BACK), today);
    if (premiums.length === 0) return;
    await this.database.write((tx) =>
      this.events.publish(
        tx,
        premiums.map(({ id, clientId: aboutId }) => ({
          ...({ type: 'premium.past_grace', id, aboutId } as const),
          dedupKey: `past_grace:${id}`,
        })),
      ),
    );
  }
}
