import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { leave, nextConfirmationAt, type Subscriber } from '../domain/subscriber.js';
import type { CurrentSubscriber, RecordedSubscriberChange } from './ports.js';
import { SubscriberChanges } from './subscriber-changes.js';

/** Staff act for a subscriber who asks them to. Rejects an unknown subscription. */
@Injectable()
export class ChangeConsent {
  constructor(
    private readonly changes: SubscriberChanges,
    private readonly clock: Clock,
  ) {}

  /** Rejects a subscriber who has already unsubscribed. */
  async withdraw(subscriptionId: string, by: { readonly id: string }): Promise<Subscriber> {
    return this.change(subscriptionId, ({ subscriber, consent }, now) => {
      const left = leave(subscriber, consent, 'staff', now, by.id);
      if (!left) throw new Conflict('subscription.left-already');
      return left;
    });
  }

  /** Mails the confirmation once more; rejects it when it is not needed, and within an hour of the last one. */
  async mailConfirmation(subscriptionId: string): Promise<Subscriber> {
    return this.change(subscriptionId, ({ subscriber }, now) => {
      if (subscriber.state !== 'unconfirmed')
        throw new Conflict(subscriber.state === 'left' ? 'subscription.left' : 'subscription.confirmed');
      if (nextConfirmationAt(subscriber, now) > now) throw new Conflict('subscription.confirmation-mailed');
      return { subscriber, consents: [], mailConfirmationAt: now };
    });
  }

  private async change(
    subscriptionId: string,
    decide: (current: CurrentSubscriber, now: string) => RecordedSubscriberChange,
  ): Promise<Subscriber> {
    const now = this.clock.timestamp();
    const changed = await this.changes.change(subscriptionId, now, (current) => decide(current, now));
    if (!changed) throw new NotFound('subscription.unknown');
    return changed.subscriber;
  }
}
