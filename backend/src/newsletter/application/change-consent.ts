import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { NewsletterMessage } from '../domain/issue.js';
import { leave, nextConfirmationAt, type Subscriber } from '../domain/subscriber.js';
import { type CurrentSubscriber, type RecordedSubscriberChange, SubscriberRepository } from './ports.js';

/** Staff act for a subscriber who asks them to. Rejects an unknown subscription. */
@Injectable()
export class ChangeConsent {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly live: LiveUpdates<NewsletterMessage>,
    private readonly clock: Clock,
  ) {}

  /** Rejects a subscriber who has already unsubscribed. */
  async withdraw(subscriptionId: string, by: { readonly id: string }): Promise<Subscriber> {
    return this.change(subscriptionId, ({ subscriber, consent }) => {
      const left = leave(subscriber, consent, 'staff', this.clock.timestamp(), by.id);
      if (!left) throw new Conflict('subscription.left-already');
      return left;
    });
  }

  /** Mails the confirmation once more; rejects it when it is not needed, and within an hour of the last one. */
  async mailConfirmation(subscriptionId: string): Promise<Subscriber> {
    return this.change(subscriptionId, ({ subscriber }) => {
      if (subscriber.state !== 'unconfirmed')
        throw new Conflict(subscriber.state === 'left' ? 'subscription.left' : 'subscription.confirmed');
      const now = this.clock.timestamp();
      if (nextConfirmationAt(subscriber, now) > now) throw new Conflict('subscription.confirmation-mailed');
      return { subscriber, consents: [], mailConfirmationAt: now };
    });
  }

  private async change(
    subscriptionId: string,
    decide: (current: CurrentSubscriber) => RecordedSubscriberChange | null,
  ): Promise<Subscriber> {
    const changed = await this.subscribers.change(subscriptionId, decide);
    if (!changed) throw new NotFound('subscription.unknown');
    this.live.publish({ type: 'subscription_updated', data: { id: subscriptionId } });
    return changed.subscriber;
  }
}
