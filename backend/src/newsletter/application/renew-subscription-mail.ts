import { Injectable } from '@nestjs/common';
import type { MailContent } from '../../mail/outbox.js';
import { nextConfirmationAt } from '../domain/subscriber.js';
import { Clock } from '../../platform/clock.js';
import { Deliveries, SubscriberRepository } from './ports.js';

/**
 * Sends a subscriber a message once more, with a new link. False, and nothing is stored, when it makes no sense any more:
 * for an issue unless the address is confirmed, for a confirmation unless it is not and an hour has passed.
 */
@Injectable()
export class RenewSubscriptionMail {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async execute(subscriptionId: string, original: MailContent, dedupKey: string): Promise<boolean> {
    if (original.kind === 'newsletter')
      return this.deliveries.mailAgain(original.data.issueId, subscriptionId, dedupKey);
    const now = this.clock.timestamp();
    const changed = await this.subscribers.change(subscriptionId, ({ subscriber }) =>
      subscriber.state === 'unconfirmed' && nextConfirmationAt(subscriber, now) === now
        ? { subscriber, consents: [], mailConfirmationAt: now, dedupKey }
        : null,
    );
    return changed?.isChanged ?? false;
  }
}
