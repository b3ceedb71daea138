import { Injectable } from '@nestjs/common';
import type { MailKind } from '../../mail/outbox.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { confirmationMails } from './confirmation-mails.js';
import type { NewsletterMessage } from '../domain/issue.js';
import { subscriberNews } from '../domain/subscriber.js';
import {
  type CurrentSubscriber,
  type RecordedSubscriberChange,
  SubscriberFollowUps,
  SubscriberRepository,
} from './ports.js';

/** Mails that somebody who left gets no more. */
const NEWSLETTER_KINDS = ['newsletter', 'subscription_confirmation', 'subscription_reminder'] as const;

/** Stores changes of subscribers with what follows from them. */
@Injectable()
export class SubscriberChanges {
  constructor(
    private readonly units: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly followUps: SubscriberFollowUps,
    private readonly live: LiveUpdates<NewsletterMessage>,
  ) {}

  /**
   * Applies `decide` to the locked, current subscriber; null means no change. Null for an unknown one. `isChanged` is
   * false when nothing was stored.
   */
  async change(
    subscriptionId: string,
    now: string,
    decide: (current: CurrentSubscriber) => RecordedSubscriberChange | null,
  ): Promise<(CurrentSubscriber & { readonly isChanged: boolean }) | null> {
    const changed = await this.units.run(async (unit) => {
      const current = await this.subscribers.lock(unit, subscriptionId);
      if (!current) return null;
      const change = decide(current);
      if (!change) return { ...current, isChanged: false };
      await this.store(unit, current, change, now);
      const consent = change.consents.at(-1) ?? current.consent;
      return { subscriber: change.subscriber, consent, isChanged: true };
    });
    if (changed?.isChanged) {
      this.followUps.wake();
      this.live.publish({ type: 'subscription_updated', data: { id: subscriptionId } });
    }
    return changed;
  }

  /** Stores a change of a locked subscriber, or a new one, in a unit of work. */
  async store(
    unit: Unit,
    current: CurrentSubscriber | null,
    { leftBy, mailConfirmationAt: at, dedupKey, ...change }: RecordedSubscriberChange,
    now: string,
  ): Promise<void> {
    const { subscriptionId, state } = change.subscriber;
    const isOther = current !== null && state !== current.subscriber.state;
    if (isOther && state === 'left') await this.withdraw(unit, subscriptionId, 'The subscriber has left');
    if (isOther && state === 'confirmed')
      await this.withdraw(unit, subscriptionId, 'The address is confirmed', ['subscription_reminder']);
    if (leftBy) await this.followUps.countLeaver(unit, leftBy);
    const subscriber = at ? { ...change.subscriber, confirmationSentAt: at } : change.subscriber;
    await this.subscribers.store(unit, current, { ...change, subscriber });
    if (at) {
      const token = await this.addConfirmationLink(unit, subscriber, now);
      await this.followUps.addMails(unit, confirmationMails(subscriber, token, { at, now, dedupKey }));
    }
    await this.followUps.publish(unit, subscriberNews(current?.subscriber.state, subscriber));
  }

  /** Withdraws the mails to an address that somebody else may have. */
  withdrawElsewhere(unit: Unit, subscriptionId: string): Promise<void> {
    return this.withdraw(unit, subscriptionId, 'The address was corrected');
  }

  /** Stores a link that confirms the newest consent of a subscriber; returns its secret. */
  async addConfirmationLink(
    unit: Unit,
    { subscriptionId, consentId }: { readonly subscriptionId: string; readonly consentId: string },
    createdAt: string,
  ): Promise<string> {
    const token = newSecretToken();
    const tokenHash = secretTokenHash(token);
    await this.subscribers.addLink(unit, { tokenHash, subscriptionId, consentId, issueId: null, createdAt });
    return token;
  }

  private withdraw(
    unit: Unit,
    subscriptionId: string,
    reason: string,
    kinds: readonly MailKind[] = NEWSLETTER_KINDS,
  ): Promise<void> {
    return this.followUps.withdrawMails(unit, subscriptionId, kinds, reason);
  }
}
