import { Injectable } from '@nestjs/common';
import { affected, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { idsOf, type Person, type PersonalPart } from '../../platform/personal-data.js';
import { portions } from '../../platform/portions.js';

/** Values in one statement. */
const MOST_VALUES = 500;

/** What webhooks are told about people: ids of leads, clients and their policies, and what receivers answered. Nothing is shown or counted of it. */
@Injectable()
export class SqlPersonalDeliveries implements PersonalPart<never, never> {
  readonly name = 'deliveries';
  readonly tables = ['webhook_events', 'webhook_deliveries'];
  readonly after = ['clients'];

  find(): Promise<{ lists: object }> {
    return Promise.resolve({ lists: {} });
  }

  /**
   * Deletes what happened to these leads and clients, with its deliveries: what waits is never sent. What is being sent at this
   * moment arrives, and nothing is recorded about it.
   */
  async erase(unit: Unit, person: Pick<Person, 'records'>): Promise<object> {
    const tx = transactionOf(unit);
    const ids = idsOf(person, 'client', 'appointment', 'subscription');
    for (const some of portions(ids, MOST_VALUES)) {
      const about = `aboutId IN (${placeholders(some)})`;
      await affected(
        tx,
        `DELETE FROM webhook_deliveries WHERE eventId IN (SELECT id FROM webhook_events WHERE ${about})`,
        some,
      );
      await affected(tx, `DELETE FROM webhook_events WHERE ${about}`, some);
    }
    return {};
  }
}
