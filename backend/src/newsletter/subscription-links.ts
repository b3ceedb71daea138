import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { isSecretToken, secretTokenHash } from '../platform/secret-token.js';
import {
  comeBack,
  confirm,
  leave,
  maskedAddress,
  nextConfirmationAt,
  type Subscriber,
} from './domain/subscriber.js';
import { type CurrentSubscriber, NewConsents, SubscriberRepository } from './application/ports.js';
import { SubscriberChanges } from './application/subscriber-changes.js';

/** What the pages behind the links of newsletter mails say. `email` is masked. */
export interface LinkedSubscriber {
  readonly email: string;
  readonly firstName: string;
}

export type Confirmation = (LinkedSubscriber & { readonly state: 'ask' | 'confirmed' | 'left' }) | null;
type Unsubscription = (LinkedSubscriber & { readonly state: 'ask' | 'left' }) | null;

/**
 * The links of newsletter mails. Reading never changes anything: mail scanners follow links. Everything is null for a secret
 * that is malformed or unknown, and harmless when it is repeated.
 */
@Injectable()
export class SubscriptionLinks {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly changes: SubscriberChanges,
    private readonly newConsents: NewConsents,
    private readonly clock: Clock,
  ) {}

  async readConfirmation(token: string): Promise<Confirmation> {
    return confirmationOf(await this.withConfirmation(token));
  }

  /** Proves the address; nothing happens when the subscriber has left since. */
  async confirm(token: string): Promise<Confirmation> {
    const linked = await this.withConfirmation(token);
    if (!linked) return null;
    const { subscriptionId } = linked.subscriber;
    const now = this.clock.timestamp();
    await this.changes.change(subscriptionId, now, ({ subscriber, consent }) =>
      consent.id === linked.consent.id ? confirm(subscriber, consent, now) : null,
    );
    return confirmationOf(await this.withConfirmation(token));
  }

  async readUnsubscription(token: string): Promise<Unsubscription> {
    const linked = await this.withUnsubscription(token);
    return linked && unsubscriptionOf(linked.subscriber);
  }

  /** `one-click` when the mail program did it (RFC 8058). */
  async unsubscribe(token: string, how: 'link' | 'one-click'): Promise<Unsubscription> {
    const linked = await this.withUnsubscription(token);
    if (!linked) return null;
    const { subscriptionId } = linked.subscriber;
    const now = this.clock.timestamp();
    const changed = await this.changes.change(subscriptionId, now, ({ subscriber, consent }) => {
      const left = leave(subscriber, consent, how, now);
      return left && { ...left, leftBy: linked.issueId };
    });
    return changed && unsubscriptionOf(changed.subscriber);
  }

  /**
   * Somebody who left asks to come back, and is mailed a confirmation as a new subscriber is: an issue may have been forwarded.
   */
  async comeBack(token: string): Promise<LinkedSubscriber | null> {
    const linked = await this.withUnsubscription(token);
    if (!linked) return null;
    const { subscriptionId } = linked.subscriber;
    const given = this.newConsents.give(subscriptionId, 'return');
    const now = this.clock.timestamp();
    const changed = await this.changes.change(subscriptionId, now, ({ subscriber }) => {
      const asked = comeBack(subscriber, given);
      return asked && { ...asked, mailConfirmationAt: nextConfirmationAt(subscriber, now) };
    });
    return changed && shown(changed.subscriber);
  }

  private async withConfirmation(token: string): Promise<CurrentSubscriber | null> {
    return isSecretToken(token) ? this.subscribers.findByConfirmation(secretTokenHash(token)) : null;
  }

  private async withUnsubscription(
    token: string,
  ): Promise<(CurrentSubscriber & { issueId: string | null }) | null> {
    return isSecretToken(token) ? this.subscribers.findByUnsubscription(secretTokenHash(token)) : null;
  }
}

/** The state of the link's own consent, which a newer one may have replaced. */
function confirmationOf(linked: CurrentSubscriber | null): Confirmation {
  if (!linked) return null;
  const { subscriber, consent } = linked;
  if (consent.withdrawnAt !== null) return { ...shown(subscriber), state: 'left' };
  return { ...shown(subscriber), state: consent.confirmedAt === null ? 'ask' : 'confirmed' };
}

function unsubscriptionOf(subscriber: Subscriber): Unsubscription {
  return { ...shown(subscriber), state: subscriber.state === 'left' ? 'left' : 'ask' };
}

function shown({ firstName, email }: Subscriber): LinkedSubscriber {
  return { firstName, email: maskedAddress(email) };
}
