import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { Subscriber } from '../domain/subscriber.js';
import { reminderRefusal } from '../domain/subscriber-mails.js';
import { SubscriberRepository } from './ports.js';
import { SubscriberChanges } from './subscriber-changes.js';

/** Reminds a subscriber once of a consent that is not confirmed. */
@Injectable()
export class RemindSubscriber {
  constructor(
    private readonly units: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly changes: SubscriberChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * The subscriber, with the secret of a new link that confirms this consent, unless that makes no sense any more: why, in
   * words for staff.
   */
  execute(
    subscriptionId: string,
    consentId: string,
  ): Promise<
    (Pick<Subscriber, 'firstName' | 'email'> & { readonly token: string }) | { readonly refusal: string }
  > {
    return this.units.run(async (unit) => {
      const current = await this.subscribers.lock(unit, subscriptionId);
      const refusal = reminderRefusal(current?.subscriber ?? null, consentId);
      if (refusal !== null) return { refusal };
      const { firstName, email } = current!.subscriber;
      const link = { subscriptionId, consentId };
      const token = await this.changes.addConfirmationLink(unit, link, this.clock.timestamp());
      return { firstName, email, token };
    });
  }
}
