import { Injectable } from '@nestjs/common';
import { nextConfirmationAt } from '../domain/subscriber.js';
import { Clock } from '../../platform/clock.js';
import { SubscriberChanges } from './subscriber-changes.js';

/**
 * Asks a subscriber once more to confirm the address, with a new link. False, and nothing is stored, when the address is
 * confirmed or an hour has not passed.
 */
@Injectable()
export class RenewSubscriptionMail {
  constructor(
    private readonly changes: SubscriberChanges,
    private readonly clock: Clock,
  ) {}

  async execute(subscriptionId: string, dedupKey: string): Promise<boolean> {
    const now = this.clock.timestamp();
    const changed = await this.changes.change(subscriptionId, now, ({ subscriber }) =>
      subscriber.state === 'unconfirmed' && nextConfirmationAt(subscriber, now) === now
        ? { subscriber, consents: [], mailConfirmationAt: now, dedupKey }
        : null,
    );
    return changed?.isChanged ?? false;
  }
}
